import type { Route } from 'playwright-core'
import { copy } from '@/copy'
import { type Phone, type Visit, h5App } from './support'

const { open, openAsMember } = h5App({ CORPUS: 'sample' })

const TABS = ['案例', '法规', '司法观点', '类案', '优案评析', '文章']
const tabStorage = (at: number) => ({ 'home-tab': JSON.stringify({ v: 1, d: at }) })
const onTab = (at: number, visit: Visit = {}) =>
  open('/search', { ...visit, storage: { ...visit.storage, ...tabStorage(at) } })

const chosen = (phone: Phone) => phone.top.locator('[role=tab][aria-selected=true]')
const isOn = (phone: Phone, label: string) => chosen(phone).getByText(label, { exact: true }).waitFor()
const rows = (phone: Phone) => phone.top.locator('.row:visible')
const scrolled = (phone: Phone) => phone.top.evaluate(page => page.scrollTop)
/** The screen above home has arrived; one that is still moving cannot be left. */
const hasOpened = (phone: Phone, address: string) =>
  Promise.all([phone.isAt(address), phone.page.locator('.taro_page').nth(1).locator('.page').waitFor()])
const NEW_LAWS = /lawregu\/newLawExpress/
const left: [number, number] = [80, 500]
const right: [number, number] = [300, 500]

const law = (page: number, at: number) => ({ lid: `l${page}-${at}`, title: `第${page}页第${at}部法` })
/** Twelve laws, five a page. */
const twelveLaws = (route: Route) => {
  const page = Number(new URL(route.request().url()).searchParams.get('pageIndex'))
  const lawRegus = Array.from({ length: page === 3 ? 2 : 5 }, (_, at) => law(page, at + 1))
  return route.fulfill({ json: { isSuccess: true, data: { lawRegus, totalCount: 12, pageSize: 5 } } })
}

describe('tabs', () => {
  test('each has its intro and its search box, which opens the search input', async () => {
    const phone = await open('/search')
    for (const [at, [type, intro]] of Object.entries(copy.home.intros).entries()) {
      await phone.top.getByRole('tab', { name: TABS[at], exact: true }).click()
      await phone.top.getByText(intro).waitFor()
      await phone.top.locator('.big-search__field:visible').click()
      await hasOpened(phone, `/home-search-input?type=${type}`)
      await phone.page.goBack()
      await isOn(phone, TABS[at]!)
    }
    await phone.close()
  })

  test('advanced search is offered where the library has a form', async () => {
    const phone = await onTab(4)
    await phone.text(copy.home.intros.excellentCaseNew).waitFor()
    expect(await phone.button(copy.searchBar.advanced).count()).toBe(0)
    await phone.top.getByRole('tab', { name: '司法观点' }).click()
    await phone.button(copy.searchBar.advanced).click()
    await phone.isAt('/advanced?type=judicial')
    await phone.close()
  })

  test('a horizontal swipe opens the neighbour and stops at the ends; a vertical one scrolls', async () => {
    const phone = await open('/search')
    await rows(phone).first().waitFor()
    await phone.swipe(left, right)
    await isOn(phone, '案例')
    await phone.swipe(right, left)
    await isOn(phone, '法规')
    await rows(phone).nth(4).waitFor()
    await phone.swipe([200, 700], [130, 300])
    await isOn(phone, '法规')
    await phone.page.waitForFunction(() => document.querySelector('.taro_page')!.scrollTop > 100)
    await phone.swipe(left, right)
    await isOn(phone, '案例')
    await phone.close()
  })

  test('a pane loads when it is first visible, and then keeps its place', async () => {
    const urls: string[] = []
    const phone = await open('/nowhere')
    phone.page.on('request', request => urls.push(request.url()))
    await phone.goto('/search')
    await rows(phone).first().waitFor()
    expect(urls.filter(url => NEW_LAWS.test(url))).toEqual([])

    await phone.top.getByRole('tab', { name: '法规' }).click()
    await rows(phone).nth(4).waitFor()
    // A further page may have to load before there is room.
    await phone.page.waitForFunction(() => {
      const page = document.querySelector('.taro_page')!
      page.scrollTo(0, 260)
      return page.scrollTop === 260
    })
    await phone.idle()
    const before = urls.filter(url => NEW_LAWS.test(url)).length

    await phone.top.getByRole('tab', { name: '文章' }).click()
    await phone.page.waitForFunction(() => document.querySelector('.taro_page')!.scrollTop === 0)
    await phone.top.getByRole('tab', { name: '法规' }).click()
    await phone.page.waitForFunction(() => document.querySelector('.taro_page')!.scrollTop === 260)
    expect(urls.filter(url => NEW_LAWS.test(url)).length).toBe(before)
    expect(await scrolled(phone)).toBe(260)
    await phone.close()
  })

  test('the last open tab is open after a reload; an invalid index means the first', async () => {
    const phone = await open('/search')
    await phone.top.getByRole('tab', { name: '类案' }).click()
    await phone.page.reload()
    await isOn(phone, '类案')
    await phone.sees(copy.home.books)
    await phone.close()
    const other = await onTab(17)
    await isOn(other, '案例')
    await other.close()
  })
})

describe('cases', () => {
  const search = (text: string) => ({ text, query: JSON.stringify([{ name: '全文', value: text }]) })
  const history = { v: 1, d: ['甲一', '乙二', '丙三', '丁四'].map(search) }

  test('the last three searches continue in place, and lead to all of them', async () => {
    const phone = await open('/search', { storage: { 'search-history:case': JSON.stringify(history) } })
    const recent = phone.top.locator('.section').filter({ hasText: copy.home.recent })
    await recent.getByText('甲一').waitFor()
    expect(await recent.locator('.list-item').allInnerTexts()).toEqual(['甲一', '乙二', '丙三'])
    await recent.getByText('丙三').click()
    await hasOpened(phone, `/case-list?query=${encodeURIComponent(history.d[2]!.query)}`)
    await phone.page.goBack()
    await recent.getByText('丙三').waitFor()
    expect(await recent.locator('.list-item').allInnerTexts()).toEqual(['丙三', '甲一', '乙二'])
    await recent.getByText(copy.home.all).click()
    await phone.isAt('/home-search-input?type=case')
    await phone.close()
  })

  test('without a past search there is no such section', async () => {
    const phone = await open('/search')
    await rows(phone).nth(4).waitFor()
    expect(await phone.text(copy.home.recent).count()).toBe(0)
    await phone.close()
  })

  test('five guiding cases, the newest first, and a link to the others', async () => {
    const phone = await open('/search')
    await rows(phone).nth(4).waitFor()
    expect(await rows(phone).count()).toBe(5)
    const days = (await rows(phone).allInnerTexts()).map(text => /\d{4}-\d{2}-\d{2}/.exec(text)?.[0] ?? '')
    expect(days).toEqual([...days].sort().reverse())
    await phone.top.getByRole('link', { name: copy.home.all, exact: true }).click()
    await phone.page.waitForURL(/case-list\?/)
    const params = new URL(phone.page.url()).searchParams
    expect(JSON.parse(params.get('query')!)).toMatchObject([{ name: '案例类型', value: '指导性案例' }])
    expect(params.get('order')).toBe('judgementDate')
    await phone.close()
  })

  test('libraries without a tab are one tap away', async () => {
    const phone = await open('/search')
    await phone.top.getByRole('link', { name: '招标投标' }).click()
    await phone.isAt('/bidding-list')
    await phone.close()
  })
})

describe('new laws', () => {
  test.each([
    ['a guest', 5],
    ['a member', 6],
  ])('%s gets pages of %d', async (who, size) => {
    const phone = await (who === 'a member' ? openAsMember : open)('/search')
    const first = phone.page.waitForResponse(NEW_LAWS)
    await phone.top.getByRole('tab', { name: '法规' }).click()
    const response = await first
    expect(new URL(response.url()).searchParams.get('pageSize')).toBe(String(size))
    const { data } = (await response.json()) as { data: { lawRegus: unknown[]; pageSize: number } }
    expect([data.lawRegus.length, data.pageSize]).toEqual([size, size])
    await phone.close()
  })

  test('load to the last one, each once', async () => {
    const phone = await onTab(0)
    await phone.page.route(NEW_LAWS, twelveLaws)
    await phone.top.getByRole('tab', { name: '法规' }).click()
    await phone.text(copy.noMore).waitFor()
    await phone.top.evaluate(page => page.scrollTo(0, 1e6))
    await phone.text('第3页第2部法').waitFor()
    await phone.top.evaluate(page => page.scrollTo(0, 0))
    await phone.text('第1页第1部法').waitFor()
    await phone.close()
  })

  test('stay when a page fails, which can be retried', async () => {
    let offline = true
    const phone = await onTab(0)
    await phone.page.route(NEW_LAWS, route =>
      offline && route.request().url().includes('pageIndex=2') ? route.abort() : twelveLaws(route),
    )
    await phone.top.getByRole('tab', { name: '法规' }).click()
    await phone.sees(copy.error.network)
    expect(await rows(phone).count()).toBe(5)
    offline = false
    await phone.button(copy.action.retry).click()
    await phone.text(copy.noMore).waitFor()
    await phone.close()
  })

  test('opened laws are marked as read, here and after a reload', async () => {
    const phone = await onTab(1)
    const second = rows(phone).nth(1)
    const title = await second.locator('.row__title').innerText()
    await second.click()
    await phone.page.waitForURL(/\/law-detail\//)
    await phone.page.locator('.taro_page').nth(1).locator('.page').waitFor()
    await phone.page.goBack()
    const read = phone.top.locator('.row--read')
    await read.getByText(title).waitFor()
    expect(await read.count()).toBe(1)
    await phone.page.reload()
    await read.getByText(title).waitFor()
    await phone.close()
  })
})

describe('the other libraries', () => {
  test('judicial viewpoints: the newest first', async () => {
    const phone = await onTab(2)
    await rows(phone).nth(9).waitFor()
    const days = (await rows(phone).allInnerTexts()).map(text => /\d{4}-\d{2}-\d{2}/.exec(text)?.[0] ?? '')
    expect(days).toEqual([...days].sort().reverse())
    await phone.close()
  })

  test('rule books: 35 and the unwritten one, with drawn covers, the new ones marked, and the unwritten one inactive', async () => {
    const phone = await onTab(3)
    await phone.text('35 册').waitFor()
    expect(await phone.top.locator('.book').count()).toBe(36)
    expect(
      await phone.top
        .getByRole('link')
        .filter({ has: phone.page.locator('.cover') })
        .count(),
    ).toBe(35)
    expect(await phone.top.locator('.book .new-mark').count()).toBeGreaterThan(0)
    expect(await phone.top.locator('.book img').count()).toBe(0)

    const unwritten = phone.top.locator('.book--unwritten')
    expect(await unwritten.getAttribute('role')).toBeNull()
    await unwritten.click()
    await phone.isAt('/search')
    await phone.top.locator('.book').nth(2).click()
    await phone.isAt('/similarity-calssification-detail/3')
    await phone.close()
  })

  test('excellent cases: six themes with their counts', async () => {
    const phone = await onTab(4)
    const themes = phone.top.locator('.theme')
    await themes.nth(5).waitFor()
    const themeLines = (await themes.allInnerTexts()).map(text => text.split(/\n+/))
    expect(themeLines.map(([name]) => name)).toEqual(['民事', '商事', '刑事', '知识产权', '行政与国家赔偿', '其他'])
    for (const [, count] of themeLines) expect(count).toMatch(/^[1-9][\d,]* 篇$/)
    await themes.nth(4).click()
    await phone.isAt('/excellent-calssification-detail/5')
    await phone.close()
  })

  test('partner columns: logo, name, slogan and count', async () => {
    const phone = await onTab(5)
    const partner = phone.top.locator('.partner').first()
    const name = await partner.locator('.partner__name').innerText()
    expect(await partner.locator('.partner__logo').innerText()).toBe(name.slice(0, 1))
    expect(await partner.locator('.partner__slogan').innerText()).not.toBe('')
    expect(await partner.locator('.partner__count').innerText()).toMatch(/^[1-9][\d,]* 篇$/)
    await partner.click()
    await phone.page.waitForURL(url => decodeURIComponent(url.pathname) === `/article-partner/partner-1/${name}`)
    await phone.close()
  })
})
