/** The filters of a list on a large screen: beside its rows, the same as on a phone. */
import { listCopy, fill } from '@/copy/list'
import { decodeUrlQuery, encodeUrlQuery } from '@domain/query/codec'
import { eventually } from '../support/time'
import { ASKING, type Phone, type Visit, h5App } from './support'

const { open } = h5App(ASKING)

const DESKTOP: Visit = { width: 1280, height: 800, mouse: true }
const queryFor = (value: string) => `?query=${encodeURIComponent(encodeUrlQuery([{ name: '全文', value }]))}`
const LIST = `/case-list${queryFor('合同')}`

const rail = (desktop: Phone) => desktop.top.getByRole('region', { name: listCopy.filter.more })
const rows = (desktop: Phone) => desktop.top.locator('.row')
const titles = (desktop: Phone) => desktop.page.locator('.filter-bar__titles:visible')
const option = (desktop: Phone, name: string) => rail(desktop).getByRole('radio', { name: new RegExp(`^${name} `) })
const isChosen = (desktop: Phone, name: string) =>
  eventually(async () => expect(await option(desktop, name).getAttribute('aria-checked')).toBe('true'))
const conditionsOf = (desktop: Phone) =>
  decodeUrlQuery(new URL(desktop.page.url()).searchParams.get('query') ?? '').map(
    ({ name, value }) => `${name}:${value}`,
  )
async function listAlone(address = LIST, visit = DESKTOP) {
  const desktop = await open(address, visit)
  await rows(desktop).first().waitFor()
  await rail(desktop).locator('.filter-groups:not([aria-busy])').waitFor()
  return desktop
}

test('all filters of the bar and the drawer are beside the rows, and no longer in the bar', async () => {
  const desktop = await listAlone()
  const groups = await rail(desktop).locator('.filter-group__title').allInnerTexts()
  expect(groups.slice(0, 3)).toEqual(['案由', '地域', '裁判日期'])
  expect(groups).toEqual(expect.arrayContaining(['年份', '审理程序', '文书类型']))
  expect(await titles(desktop).count()).toBe(0)
  const [left, right] = [await rail(desktop).boundingBox(), await desktop.top.locator('.results').boundingBox()]
  expect([left!.width, left!.x + left!.width, right!.width]).toEqual([264, right!.x, 720])
  expect(Math.round(left!.x + left!.width + right!.width + left!.x)).toBe(1280)
  await desktop.settled()
  await desktop.shot('desktop-rail')
  await desktop.close()
})

test('a choice searches at once, and the rail keeps its place', async () => {
  const desktop = await listAlone()
  await rail(desktop)
    .getByRole('button', { name: fill(listCopy.filter.expand, { name: '合同、准合同纠纷' }) })
    .click()
  await rail(desktop).getByRole('treeitem', { level: 2 }).first().waitFor()
  const body = rail(desktop).locator('.filter-rail__body')
  await option(desktop, '2024年').click()
  await eventually(async () => expect(conditionsOf(desktop)).toEqual(['全文:合同', '年份:2024']))
  await isChosen(desktop, '2024年')
  // The view stays: the branch is open, with new counts, and does not scroll to the top.
  await rail(desktop).getByRole('treeitem', { level: 2 }).first().waitFor()
  expect(await body.evaluate(part => part.scrollTop)).toBeGreaterThan(0)

  await rail(desktop).getByRole('button', { name: listCopy.action.reset, exact: true }).click()
  await eventually(async () => expect(conditionsOf(desktop)).toEqual(['全文:合同']))
  await desktop.close()
})

test("beside a document there are no such filters: the bar's panels serve, with the same choices", async () => {
  const desktop = await listAlone()
  await option(desktop, '2024年').click()
  await isChosen(desktop, '2024年')
  const chosen = desktop.address
  await rail(desktop).locator('.filter-groups:not([aria-busy])').waitFor()
  await rows(desktop).first().click()
  await desktop.page.locator('.panes').waitFor()
  expect(await desktop.page.locator('.filter-rail:visible').count()).toBe(0)
  await desktop.page.locator('.pane-list .filter-title', { hasText: '2024年' }).click()
  const panel = desktop.page.getByRole('dialog', { name: '年份', exact: true })
  await eventually(async () =>
    expect(await panel.getByRole('radio', { name: /^2024年 / }).getAttribute('aria-checked')).toBe('true'),
  )
  await desktop.page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
  await desktop.page.goBack()
  await desktop.isAt(chosen)
  await rail(desktop).waitFor()
  expect(await titles(desktop).count()).toBe(0)
  await desktop.close()
})

test('a window made wide again drops what was chosen in a panel and not searched', async () => {
  const desktop = await listAlone()
  await desktop.page.setViewportSize({ width: 800, height: 800 })
  await rail(desktop).waitFor({ state: 'detached' })
  await desktop.top.locator('.filter-title', { hasText: '年份' }).click()
  const panel = desktop.page.getByRole('dialog', { name: '年份', exact: true })
  const year = panel.getByRole('radio', { name: /^2023年 / })
  await year.click()
  await eventually(async () => expect(await year.getAttribute('aria-checked')).toBe('true'))
  await desktop.page.setViewportSize({ width: 1024, height: 800 })
  await panel.waitFor({ state: 'detached' })
  await eventually(async () => expect(await option(desktop, '2023年').getAttribute('aria-checked')).toBe('false'))
  await eventually(async () => expect(await desktop.top.evaluate(page => page.scrollWidth - page.clientWidth)).toBe(0))
  expect(desktop.address).toBe(LIST)
  await desktop.close()
})

test('keys reach the filters before the rows, select in them, and do not move the rows', async () => {
  const desktop = await listAlone()
  const { keyboard } = desktop.page
  const inRail = () => desktop.page.evaluate(() => document.activeElement?.closest('.filter-rail') !== null)
  await desktop.top.locator('.search-bar__open').focus()
  for (let step = 0; step < 10 && !(await inRail()); step++) await keyboard.press('Tab')
  expect(await inRail()).toBe(true)
  await option(desktop, '2024年').focus()
  await keyboard.press('ArrowDown')
  expect(await inRail()).toBe(true)
  await eventually(async () => expect(conditionsOf(desktop)).toHaveLength(2))
  await option(desktop, '2024年').focus()
  await keyboard.press('Enter')
  await eventually(async () => expect(conditionsOf(desktop)).toEqual(['全文:合同', '年份:2024']))
  await desktop.close()
})

test('a list without filters is in the middle', async () => {
  const desktop = await open('/search', DESKTOP)
  await desktop.goto(`/tax-incentives-list${queryFor('制造业')}`)
  await rows(desktop).first().waitFor()
  await desktop.page.locator('.brand-bar').waitFor()
  expect(await rail(desktop).count()).toBe(0)
  const { x, width } = (await desktop.top.locator('.results').boundingBox())!
  expect([x, width]).toEqual([280, 720])
  await desktop.close()
})

test('a phone has the bar and the drawer, and does not load this code', async () => {
  const phone = await open(LIST)
  await rows(phone).first().waitFor()
  await phone.idle()
  expect(await rail(phone).count()).toBe(0)
  expect(await titles(phone).count()).toBe(1)
  await phone.close()
})
