/** The filters of the case list, against the server: choices of guests and members, and the filtered list. */
import { listCopy, fill } from '@/copy/list'
import { decodeUrlQuery } from '@domain/query/codec'
import { fits } from './measure'
import { type Phone, type Visit, h5App } from './support'

const { open, openAsMember } = h5App({ CORPUS: 'sample' })
const { filter, action } = listCopy

const title = (phone: Phone, name: string) => phone.top.locator(`.filter-title[aria-label^="${name}"]`)
const panel = (phone: Phone, name: string) => phone.top.getByRole('dialog', { name, exact: true })
const option = (phone: Phone, name: string) => phone.top.getByRole('radio', { name: new RegExp(`^${name} `) })
const node = (phone: Phone, name: string) => phone.top.getByRole('treeitem', { name: new RegExp(`^${name} `) })

async function list(visit: Visit = {}, member = false, query = '') {
  const phone = await (member ? openAsMember : open)(`/case-list${query}`, visit)
  await rowsOf(phone)
  return phone
}

/** Of the last search: the number disappears with the rows of the search before. */
const totalOf = async (phone: Phone) =>
  Number((await phone.top.locator('.total-line__number').innerText()).replace(/\D/g, ''))
const rowsOf = (phone: Phone) => phone.top.locator('.row').first().waitFor()

async function openPanel(phone: Phone, name: string) {
  await title(phone, name).click()
  await panel(phone, name).waitFor()
  await phone.top.locator('[role=dialog] [role=radio], [role=treeitem]').first().waitFor()
  await phone.settled()
}

const confirm = (phone: Phone) => phone.mainKey.click()
const conditionsOf = (phone: Phone) =>
  decodeUrlQuery(new URL(phone.page.url()).searchParams.get('query') ?? '').map(({ name, value }) => `${name}:${value}`)

/** The count of a choice. */
async function promised(locator: ReturnType<typeof option>) {
  const label = (await locator.getAttribute('aria-label')) ?? ''
  return Number(/([\d,]+)条$/.exec(label)?.[1]?.replace(/,/g, ''))
}

/** Runs in the page: records the number of third-level nodes at each change. */
function countThirdLevel() {
  const counts = [0]
  const look = () => {
    const now = document.querySelectorAll('[role=treeitem][aria-level="3"]').length
    if (now !== counts[counts.length - 1]) counts.push(now)
  }
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
  Object.assign(window, { counts })
}

test('a guest chooses a region: the list has as many rows as counted, and the title shows it', async () => {
  const phone = await list()
  await openPanel(phone, '地域')
  const count = await promised(option(phone, '江苏省'))
  expect(count).toBeGreaterThan(10)
  await option(phone, '江苏省').click()
  await confirm(phone)
  expect(await totalOf(phone)).toBe(count)
  await panel(phone, '地域').waitFor({ state: 'detached' })
  expect(await title(phone, '地域').innerText()).toBe('江苏省')
  expect(conditionsOf(phone)).toEqual(['法院:江苏省'])
  await phone.close()
})

test('a region opens in place, however far down it is', async () => {
  const phone = await list()
  await openPanel(phone, '地域')
  await option(phone, '甘肃省').click()
  await confirm(phone)
  await panel(phone, '地域').waitFor({ state: 'detached' })
  await rowsOf(phone)
  await title(phone, '甘肃省').or(title(phone, '地域')).click()
  await option(phone, '甘肃省').waitFor()
  await phone.settled()
  const [line, pane] = await Promise.all([
    option(phone, '甘肃省').boundingBox(),
    phone.top.locator('.two-pane__roots').boundingBox(),
  ])
  expect(line!.y).toBeGreaterThanOrEqual(pane!.y)
  expect(line!.y + line!.height).toBeLessThanOrEqual(pane!.y + pane!.height)
  await phone.close()
})

test('a guest learns that courts are for members, and continues with the region', async () => {
  const phone = await list()
  await openPanel(phone, '地域')
  await option(phone, '江苏省').click()
  const court = phone.top.getByRole('radio', { name: /^江苏省高级人民法院 ?$/ })
  await court.click()
  await phone.toast(listCopy.toast.secondLevel).waitFor()
  expect(await court.getAttribute('aria-checked')).toBe('false')
  await confirm(phone)
  await panel(phone, '地域').waitFor({ state: 'detached' })
  expect(conditionsOf(phone)).toEqual(['法院:江苏省'])
  await phone.close()
})

test('choices of a panel of the first page stay in the address, after back, a row and a reload', async () => {
  const phone = await list()
  await openPanel(phone, '地域')
  await option(phone, '江苏省').click()
  await confirm(phone)
  await panel(phone, '地域').waitFor({ state: 'detached' })
  await openPanel(phone, '年份')
  await phone.page.goBack()
  await panel(phone, '年份').waitFor({ state: 'detached' })
  expect(conditionsOf(phone)).toEqual(['法院:江苏省'])
  const { address } = phone
  await phone.top.locator('.row').first().tap()
  await phone.page.waitForURL(/\/case-detail\//)
  await phone.page.goBack()
  await phone.isAt(address)
  await phone.page.reload()
  await rowsOf(phone)
  expect(await title(phone, '地域').innerText()).toBe('江苏省')
  await phone.close()
})

test('a member opens a tree: its children load, one is checked, and the tree opens there again', async () => {
  const phone = await list({}, true)
  await openPanel(phone, '案由')
  await phone.page.evaluate(countThirdLevel)
  await phone.button(fill(filter.expand, { name: '合同、准合同纠纷' })).click()
  await phone.button(fill(filter.expand, { name: '合同纠纷' })).click()
  await phone.top.locator('[role=treeitem][aria-level="3"]').nth(9).waitFor()
  const counts = await phone.page.evaluate(() => (window as unknown as { counts: number[] }).counts)
  expect(counts.slice(0, 3)).toEqual([0, 5, 10])
  const count = await promised(node(phone, '买卖合同纠纷'))
  await node(phone, '买卖合同纠纷').click()
  await confirm(phone)
  expect(await totalOf(phone)).toBe(count)
  expect(await title(phone, '案由').innerText()).toBe('买卖合同纠纷')
  await title(phone, '案由').click()
  await node(phone, '买卖合同纠纷').waitFor()
  expect(await node(phone, '买卖合同纠纷').getAttribute('aria-selected')).toBe('true')
  await phone.close()
})

test('the drawer: a choice, days and a switch filter the list at once; reset undoes them', async () => {
  const phone = await list({}, true)
  const all = await totalOf(phone)
  await openPanel(phone, filter.more)
  await option(phone, '二审').click()
  await phone.top.getByLabel('裁判日期 开始日期').fill('2021-01-01')
  const video = phone.top.getByRole('switch', { name: new RegExp(filter.hasVideo) })
  await video.click()
  await confirm(phone)
  await panel(phone, filter.more).waitFor({ state: 'detached' })
  await rowsOf(phone)
  expect(conditionsOf(phone)).toEqual(['审理程序:二审', '裁判日期:2021-01-01TO', '特色:庭审视频'])
  const some = await totalOf(phone)
  expect(some).toBeLessThan(all)
  await openPanel(phone, filter.more)
  expect(await video.getAttribute('aria-checked')).toBe('true')
  await phone.button(action.reset).click()
  expect(await video.getAttribute('aria-checked')).toBe('false')
  await confirm(phone)
  expect(await totalOf(phone)).toBe(all)
  expect(conditionsOf(phone)).toEqual([])
  await phone.close()
})

test('an unchanged drawer sends no request', async () => {
  const phone = await list()
  await openPanel(phone, filter.more)
  // The next page of the same search may still come, and so may the count on the button, which requests one row.
  const searches: string[] = []
  phone.page.on('request', request => {
    const { pathname, searchParams } = new URL(request.url())
    const isSearch = pathname.endsWith('/search/list') && searchParams.get('pageSize') !== '1'
    if (isSearch && searchParams.get('pageIndex') === '1') searches.push(request.url())
  })
  await node(phone, '合同、准合同纠纷').click()
  await node(phone, '合同、准合同纠纷').click()
  await confirm(phone)
  await panel(phone, filter.more).waitFor({ state: 'detached' })
  await phone.idle()
  expect(searches).toEqual([])
  await phone.close()
})

test("the phone's back closes the top layer first, then leaves the list", async () => {
  const phone = await open('/home-search-input?type=case')
  await phone.page.getByRole('searchbox').or(phone.page.getByRole('textbox')).first().fill('违约金')
  await phone.page.keyboard.press('Enter')
  await phone.page.waitForURL(/case-list/)
  await rowsOf(phone)
  const { address } = phone
  for (const name of ['年份', filter.more]) {
    await openPanel(phone, name)
    await phone.page.goBack()
    await panel(phone, name).waitFor({ state: 'detached' })
    expect(phone.address).toBe(address)
  }
  await phone.page.goBack()
  await phone.page.waitForURL(/home-search-input/)
  await phone.close()
})

/** Long in every title. */
const LONG = `?query=${encodeURIComponent(
  JSON.stringify([
    { name: '案由', value: '与公司、证券、保险、票据等有关的民事纠纷', type: 'filter' },
    { name: '法院', value: '新疆生产建设兵团', type: 'filter' },
  ]),
)}`

test('nothing overflows, every target can be tapped and has a name', async () => {
  const phone = await list({}, false, LONG)
  const look = (name: string) => fits(phone, `filters-${name}`, '.filter-bar')
  await openPanel(phone, '地域')
  await look('region')
  await phone.page.keyboard.press('Escape')
  await panel(phone, '地域').waitFor({ state: 'detached' })
  await openPanel(phone, '案由')
  await look('cause')
  await phone.page.keyboard.press('Escape')
  await panel(phone, '案由').waitFor({ state: 'detached' })
  await openPanel(phone, filter.more)
  await look('drawer')
  await phone.top.getByLabel('裁判日期 开始日期').fill('2021-01-01')
  await phone.top.getByLabel('裁判日期 结束日期').fill('2023-12-31')
  await phone.top.locator('.date-range').scrollIntoViewIfNeeded()
  await look('drawer-days')
  await phone.close()
})
