/** Charts over lists of name, value, description and paramName, in groups of the app's own. */
import { visualCopy } from '@/copy/visual'
import { eventually } from '../support/time'
import { addressed, conditionsIn } from './search-support'
import { readsWell, specApp } from './spec-support'
import type { Phone } from './support'

const { open } = specApp()

const slots = (phone: Phone) => phone.top.locator('.chart-card')
const drawn = (phone: Phone) => slots(phone).locator('canvas').first().waitFor()

/** The numbers of a chart, by name. */
async function tableOf(phone: Phone, at: number) {
  await slots(phone).nth(at).locator('.chart-card__head .icon-button').first().tap()
  const sheet = phone.page.getByRole('dialog').filter({ has: phone.page.locator('.chart-table__row') })
  await sheet.waitFor()
  const lines = await sheet.locator('.chart-table__row:not(.chart-table__row--head)').all()
  const cells = await Promise.all(lines.map(line => line.locator('.chart-table__cell').allInnerTexts()))
  await sheet.getByRole('button', { name: visualCopy.action.close, exact: true }).tap()
  await sheet.waitFor({ state: 'detached' })
  return new Map(cells.map(([name = '', value = '']) => [name, Number(value)]))
}

test.each([
  ['/case-visual', '/case-list'],
  ['/fiscal-tax-case-visual', '/fiscal-tax-case-list'],
])('%s draws its data, group by group, and leads to %s', async (charts, list) => {
  const phone = await open(addressed(charts, [{ name: '全文', value: '违约金' }]))
  await drawn(phone)
  const regions = await tableOf(phone, 1)
  expect([...regions.keys()].sort()).toEqual(['四川', '江苏', '浙江'])
  const total = [...regions.values()].reduce((sum, value) => sum + value)
  await readsWell(phone)
  const more = phone.button(visualCopy.visual.more)
  for (let group = 1; group < 10; group++) {
    const before = await phone.top.locator('.section').count()
    if (!(await more.count())) break
    await more.tap()
    await eventually(async () => expect(await phone.top.locator('.section').count()).toBeGreaterThan(before))
  }
  await readsWell(phone)
  await phone.top.getByRole('link', { name: visualCopy.visual.list }).tap()
  await eventually(async () => expect(conditionsIn(phone)).toEqual([list, '全文:违约金']))
  await eventually(async () => expect(await phone.top.locator('.total-line__number').innerText()).toBe(String(total)))
  await phone.close()
})

test('a tap on a region filters the search', async () => {
  const phone = await open('/case-visual')
  await drawn(phone)
  await slots(phone).nth(1).getByRole('radio', { name: visualCopy.visual.faces.bars, exact: true }).tap()
  await slots(phone)
    .nth(1)
    .locator('.chart__surface')
    .tap({ position: { x: 40, y: 20 } })
  await eventually(async () => expect(conditionsIn(phone)).toHaveLength(2))
  expect(conditionsIn(phone)[1]).toMatch(/^地域:.+省$/)
  await drawn(phone)
  await readsWell(phone)
  await phone.close()
})
