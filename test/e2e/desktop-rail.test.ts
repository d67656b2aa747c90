/** The filters of a list on a large screen: beside its rows, the same as on a phone. */
import { listCopy, fill } from '@/copy/list'
import { decodeUrlQuery, encodeUrlQuery } from '@domain/query/codec'
import { eventually } from '../support/time'
import { ASKING, type Phone, type Visit, h5App } from './support'

const { open } = h5App(ASKING)

const DESK: Visit = { width: 1280, height: 800, mouse: true }
const asked = (value: string) => `?query=${encodeURIComponent(encodeUrlQuery([{ name: '全文', value }]))}`
const LIST = `/case-list${asked('合同')}`

const rail = (desk: Phone) => desk.top.getByRole('region', { name: listCopy.filter.more })
const rows = (desk: Phone) => desk.top.locator('.row')
const titles = (desk: Phone) => desk.page.locator('.filter-bar__titles:visible')
const option = (desk: Phone, name: string) => rail(desk).getByRole('radio', { name: new RegExp(`^${name} `) })
const isChosen = (desk: Phone, name: string) =>
  eventually(async () => expect(await option(desk, name).getAttribute('aria-checked')).toBe('true'))
const conditionsOf = (desk: Phone) =>
  decodeUrlQuery(new URL(desk.page.url()).searchParams.get('query') ?? '').map(({ name, value }) => `${name}:${value}`)
async function listAlone(address = LIST, visit = DESK) {
  const desk = await open('/search', visit)
  await desk.goto(address)
  await rows(desk).first().waitFor()
  await rail(desk).locator('.filter-groups:not([aria-busy])').waitFor()
  return desk
}

test('all filters of the bar and the drawer are beside the rows, and no longer in the bar', async () => {
  const desk = await listAlone()
  const groups = await rail(desk).locator('.filter-group__title').allInnerTexts()
  expect(groups.slice(0, 3)).toEqual(['案由', '地域', '裁判日期'])
  expect(groups).toEqual(expect.arrayContaining(['年份', '审理程序', '文书类型']))
  expect(await titles(desk).count()).toBe(0)
  const [left, right] = [await rail(desk).boundingBox(), await desk.top.locator('.results').boundingBox()]
  expect([left!.width, left!.x + left!.width, right!.width]).toEqual([264, right!.x, 720])
  expect(Math.round(left!.x + left!.width + right!.width + left!.x)).toBe(1280)
  await desk.settled()
  await desk.shot('desktop-rail')
  await desk.close()
})

test('a choice searches at once, and the rail keeps its place', async () => {
  const desk = await listAlone()
  await rail(desk)
    .getByRole('button', { name: fill(listCopy.filter.expand, { name: '合同、准合同纠纷' }) })
    .click()
  await rail(desk).getByRole('treeitem', { level: 2 }).first().waitFor()
  const body = rail(desk).locator('.filter-rail__body')
  await option(desk, '2024年').click()
  await eventually(async () => expect(conditionsOf(desk)).toEqual(['全文:合同', '年份:2024']))
  await isChosen(desk, '2024年')
  // The view stays: the branch is open, with new counts, and does not scroll to the top.
  await rail(desk).getByRole('treeitem', { level: 2 }).first().waitFor()
  expect(await body.evaluate(part => part.scrollTop)).toBeGreaterThan(0)

  await rail(desk).getByRole('button', { name: listCopy.action.reset, exact: true }).click()
  await eventually(async () => expect(conditionsOf(desk)).toEqual(['全文:合同']))
  await desk.close()
})

test("beside a document there are no such filters: the bar's panels serve, with the same choices", async () => {
  const desk = await listAlone()
  await option(desk, '2024年').click()
  await isChosen(desk, '2024年')
  const chosen = desk.address
  await rail(desk).locator('.filter-groups:not([aria-busy])').waitFor()
  await rows(desk).first().click()
  await desk.page.locator('.panes').waitFor()
  expect(await desk.page.locator('.filter-rail:visible').count()).toBe(0)
  await desk.page.locator('.pane-list .filter-title', { hasText: '2024年' }).click()
  const panel = desk.page.getByRole('dialog', { name: '年份', exact: true })
  await eventually(async () =>
    expect(await panel.getByRole('radio', { name: /^2024年 / }).getAttribute('aria-checked')).toBe('true'),
  )
  await desk.page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
  await desk.page.goBack()
  await desk.isAt(chosen)
  await rail(desk).waitFor()
  expect(await titles(desk).count()).toBe(0)
  await desk.close()
})

test('a window made wide again drops what was chosen in a panel and not searched', async () => {
  const desk = await listAlone()
  await desk.page.setViewportSize({ width: 800, height: 800 })
  await rail(desk).waitFor({ state: 'detached' })
  await desk.top.locator('.filter-title', { hasText: '年份' }).click()
  const panel = desk.page.getByRole('dialog', { name: '年份', exact: true })
  const year = panel.getByRole('radio', { name: /^2023年 / })
  await year.click()
  await eventually(async () => expect(await year.getAttribute('aria-checked')).toBe('true'))
  await desk.page.setViewportSize({ width: 1024, height: 800 })
  await panel.waitFor({ state: 'detached' })
  await eventually(async () => expect(await option(desk, '2023年').getAttribute('aria-checked')).toBe('false'))
  await eventually(async () => expect(await desk.top.evaluate(page => page.scrollWidth - page.clientWidth)).toBe(0))
  expect(desk.address).toBe(LIST)
  await desk.close()
})

test('keys reach the filters before the rows, select in them, and do not move the rows', async () => {
  const desk = await listAlone()
  const { keyboard } = desk.page
  const inRail = () => desk.page.evaluate(() => document.activeElement?.closest('.filter-rail') !== null)
  await desk.top.locator('.search-bar__open').focus()
  for (let step = 0; step < 10 && !(await inRail()); step++) await keyboard.press('Tab')
  expect(await inRail()).toBe(true)
  await option(desk, '2024年').focus()
  await keyboard.press('ArrowDown')
  expect(await inRail()).toBe(true)
  await eventually(async () => expect(conditionsOf(desk)).toHaveLength(2))
  await option(desk, '2024年').focus()
  await keyboard.press('Enter')
  await eventually(async () => expect(conditionsOf(desk)).toEqual(['全文:合同', '年份:2024']))
  await desk.close()
})

test('a list without filters is in the middle', async () => {
  const desk = await open('/search', DESK)
  await desk.goto(`/tax-incentives-list${asked('制造业')}`)
  await rows(desk).first().waitFor()
  await desk.page.locator('.brand-bar').waitFor()
  expect(await rail(desk).count()).toBe(0)
  const { x, width } = (await desk.top.locator('.results').boundingBox())!
  expect([x, width]).toEqual([280, 720])
  await desk.close()
})

test('a phone has the bar and the drawer, and does not load this code', async () => {
  const phone = await open(LIST)
  await rows(phone).first().waitFor()
  await phone.page.waitForLoadState('networkidle')
  expect(await rail(phone).count()).toBe(0)
  expect(await titles(phone).count()).toBe(1)
  await phone.close()
})
