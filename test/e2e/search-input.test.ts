/** From the first letter to the list, over the search input. */
import type { Route } from 'playwright-core'
import { copy, fill } from '@/copy'
import { memberToken } from '../support/member'
import { eventually, letPass } from '../support/time'
import { fits } from './measure'
import {
  SUGGEST,
  EVIL,
  box,
  suggestion,
  chips,
  history,
  layer,
  openBar,
  addressed,
  expectConditions,
  suggesting,
  keyword,
} from './search-support'
import { type Phone, h5App } from './support'

const { open, origin } = h5App({ CORPUS: 'sample' })

test('words and a suggestion become chips, the list has both as conditions, and back keeps them', async () => {
  const phone = await open('/home-search-input?type=case')
  await phone.page.waitForFunction(
    name => document.activeElement?.getAttribute('aria-label') === name,
    copy.searchBar.label,
  )
  await phone.page.keyboard.type('买卖合同')
  await suggestion(phone, '买卖合同纠纷').first().waitFor()
  await phone.page
    .getByRole('status')
    .filter({ hasText: /共\d+条检索建议/ })
    .waitFor({ state: 'attached' })
  await phone.shot('search-input-suggest')
  await suggestion(phone, '买卖合同纠纷').first().tap()
  await eventually(async () => expect(await chips(phone)).toEqual(['案由\n买卖合同纠纷']))

  await box(phone).fill('违约金 违约金 -和解')
  await box(phone).press('Enter')
  await expectConditions(phone, '/case-list', '案由:买卖合同纠纷', '全文:违约金', '全文:-和解')
  await phone.top.locator('.row').first().waitFor()
  await phone.page.goBack()
  await eventually(async () => expect(await chips(phone)).toHaveLength(3))
  expect(await box(phone).inputValue()).toBe('')
  expect(await history(phone)).toEqual([expect.stringContaining('违约金')])
  await phone.close()
})

describe('late suggestions', () => {
  test('a reply after the box was cleared never shows', async () => {
    const phone = await open('/home-search-input')
    const held: Route[] = []
    await phone.page.route(SUGGEST, route => void held.push(route))
    await box(phone).fill('合同')
    await eventually(async () => expect(held).toHaveLength(1))
    await phone.button(copy.searchBar.clearText).tap()
    // The browser may have dropped the request already.
    await held[0]!.fulfill({ json: suggesting('合同纠纷') }).catch(() => undefined)
    // It would show by then.
    await letPass(300)
    expect(await phone.top.locator('.suggestions').count()).toBe(0)
    await phone.close()
  })

  test('of two replies in the wrong order the last query wins', async () => {
    const phone = await open('/home-search-input')
    const held = new Map<string, Route>()
    await phone.page.route(SUGGEST, route => void held.set(keyword(route), route))
    await box(phone).fill('合')
    await eventually(async () => expect(held.has('合')).toBe(true))
    await box(phone).fill('合同')
    await eventually(async () => expect(held.has('合同')).toBe(true))
    await held.get('合同')!.fulfill({ json: suggesting('合同纠纷') })
    await held
      .get('合')!
      .fulfill({ json: suggesting('合伙纠纷') })
      .catch(() => undefined)
    await suggestion(phone, '合同纠纷').waitFor()
    // It would show by then.
    await letPass(200)
    expect(await suggestion(phone, '合伙纠纷').count()).toBe(0)
    await phone.close()
  })
})

describe('failed suggestions', () => {
  test.each([
    ['a refusal', { json: { status: 1, resultMsg: '服务维护中' } }, '检索出错：服务维护中'],
    ['garbage', { body: 'x', contentType: 'text/plain' }, `检索出错：${copy.error.server}`],
  ])('given %s, then a toast says why, and the next letter retries', async (_, answer, message) => {
    const phone = await open('/home-search-input')
    await phone.page.route(SUGGEST, route => route.fulfill(answer), { times: 1 })
    await box(phone).fill('买卖')
    await phone.toast(message).waitFor()
    await box(phone).fill('买卖合同')
    await suggestion(phone, '买卖合同纠纷').first().waitFor()
    await phone.close()
  })

  test('given markup in a suggestion, a chip and the history, then it is text everywhere', async () => {
    const past = { v: 1, d: [{ text: EVIL }] }
    const phone = await open(addressed('/home-search-input', [{ name: '案由', value: EVIL }]), {
      storage: { 'search-history:case': JSON.stringify(past) },
    })
    expect(await chips(phone)).toEqual([`案由\n${EVIL}`])
    expect(await history(phone)).toEqual([expect.stringContaining('<img')])
    await phone.page.route(SUGGEST, route => route.fulfill({ json: suggesting(`${EVIL}纠纷`) }))
    await box(phone).fill('x')
    await suggestion(phone, EVIL).tap()
    await eventually(async () => expect(await chips(phone)).toHaveLength(2))
    await box(phone).press('Enter')
    await expectConditions(phone, '/case-list', `案由:${EVIL}`, `案由:${EVIL}纠纷`)
    await phone.top.locator('.search-bar').waitFor()
    expect(await phone.page.evaluate(() => [document.images.length, 'hacked' in window])).toEqual([0, false])
    await phone.close()
  })
})

test('the history moves a chosen search to the top, removes one, and clears all at a second tap', async () => {
  const past = { v: 1, d: ['甲', '乙', '丙'].map(text => ({ text })) }
  const phone = await open('/home-search-input?type=law', {
    storage: { 'search-history:law': JSON.stringify(past) },
  })
  await phone.top.locator('.search-history .list-item__tap').nth(2).tap()
  await expectConditions(phone, '/law-list', '标题:丙')
  await phone.top.locator('.search-bar').waitFor()
  await phone.page.goBack()
  await eventually(async () => expect(await history(phone)).toEqual(['丙', '甲', '乙']))
  await phone.shot('search-input-history')
  await phone.button(fill(copy.history.remove, { title: '甲' })).tap()
  await eventually(async () => expect(await history(phone)).toEqual(['丙', '乙']))
  await phone.button(copy.history.clear).tap()
  expect(await history(phone)).toEqual(['丙', '乙'])
  await phone.button(copy.history.clear).tap()
  await eventually(async () => expect(await history(phone)).toEqual([]))
  expect(await phone.stored('search-history:law')).toBeNull()
  await phone.close()
})

describe('a row of the history that is swiped', () => {
  const past = { v: 1, d: ['甲', '乙', '丙'].map(text => ({ text })) }
  const pushed = (phone: Phone, at: number) =>
    phone.top
      .locator('.swipe__row')
      .nth(at)
      .evaluate(row => Math.round(row.closest('.swipe-row')!.getBoundingClientRect().x - row.getBoundingClientRect().x))
  const key = (phone: Phone, at: number) => phone.top.locator('.at-swipe-action__option').nth(at)

  /** Once each row knows its width: its keys are opaque then. */
  const canBePushed = (phone: Phone) =>
    eventually(async () => {
      const keys = phone.top.locator('.at-swipe-action__options')
      expect(await keys.evaluateAll(all => all.map(({ style }) => style.opacity))).toEqual(['1', '1', '1'])
    })

  async function push(phone: Phone, at: number, by: number) {
    const row = await phone.top.locator('.swipe-row').nth(at).boundingBox()
    if (!row) throw new Error('no row')
    const y = row.y + row.height / 2
    await phone.swipe([row.x + row.width - 60, y], [row.x + row.width - 60 - by, y])
  }

  test.each([
    [375, 'light'],
    [320, 'dark'],
    [1024, 'light'],
  ] as const)('given %i px in the %s theme, then it uncovers a key that removes it', async (width, theme) => {
    const phone = await open('/home-search-input', {
      width,
      theme,
      storage: { 'search-history:case': JSON.stringify(past) },
    })
    await canBePushed(phone)
    expect(await key(phone, 1).isVisible()).toBe(false)
    await push(phone, 1, 120)
    await eventually(async () => expect(await pushed(phone, 1)).toBe(80))
    await phone.settled()
    await phone.shot(`search-history-swiped-${width}-${theme}`)
    await key(phone, 1).tap()
    await eventually(async () => expect(await history(phone)).toEqual(['甲', '丙']))
    await eventually(async () => expect(await pushed(phone, 1)).toBe(0))
    await phone.close()
  })

  test('given a short swipe, or a scroll, then it goes back to its place', async () => {
    const phone = await open('/home-search-input', { storage: { 'search-history:case': JSON.stringify(past) } })
    await canBePushed(phone)
    await push(phone, 0, 30)
    await eventually(async () => expect(await pushed(phone, 0)).toBe(0))
    await push(phone, 0, 120)
    await eventually(async () => expect(await pushed(phone, 0)).toBe(80))
    await push(phone, 0, -120)
    await eventually(async () => expect(await pushed(phone, 0)).toBe(0))
    await phone.top.locator('.search-history .list-item__tap').nth(1).tap()
    await expectConditions(phone, '/case-list', '全文:乙')
    await phone.close()
  })
})

const MANY = Array.from({ length: 12 }, (_, at) => ({ name: '当事人', value: `云岭供应链管理有限公司${at}` }))

/** Without sizes: the × of a chip is larger than it is drawn (ui/chip). */
const LARGER_THAN_DRAWN = { overflow: 0, unnamed: 0 }

test('nothing overflows, and every target has a name', async () => {
  const phone = await open(addressed('/home-search-input', MANY), {
    storage: { 'search-history:case': JSON.stringify({ v: 1, d: [{ text: '长'.repeat(80) }] }) },
  })
  await fits(phone, 'search-input', 'body', LARGER_THAN_DRAWN)
  await phone.goto(addressed('/case-list', MANY.slice(0, 3)))
  await openBar(phone)
  await layer(phone).waitFor()
  await box(phone).fill('合同')
  await suggestion(phone, '合同').first().waitFor()
  await fits(phone, 'search-bar-suggest', 'body', LARGER_THAN_DRAWN)
  await phone.close()
})

test.each([
  { width: 375, height: 812 },
  { width: 320, height: 568 },
])('the keyboard does not hide the first suggestion at $width px, however many chips there are', async size => {
  // The screen that a keyboard of 260 px leaves.
  const bottom = size.height - 260
  const phone = await open(addressed('/home-search-input', MANY), size)
  await box(phone).fill('合同')
  const suggestionBox = await suggestion(phone, '合同').first().boundingBox()
  expect(suggestionBox!.y + suggestionBox!.height).toBeLessThanOrEqual(bottom)
  await phone.close()
})

describe('in the native wrapper', () => {
  test('without a login the box is locked, and a tap opens the popup', async () => {
    const phone = await open('/home-search-input', { host: 'ios', native: {} })
    expect(await box(phone).count()).toBe(0)
    await phone.button(copy.searchBar.loginToSearch).tap()
    await phone.page.getByRole('dialog').waitFor()
    await phone.close()
  })

  test("the wrapper's history is behind ours, and a list has a back key", async () => {
    const token = await memberToken(origin())
    const native = {
      share: true,
      getBigDataSearchHistory: [
        { text: '违约金 过高', id: 7 },
        { title: '带条件的', queryJson: [{ name: '案由', value: '合同纠纷' }] },
      ],
    }
    const phone = await open('/home-search-input?type=excellentCaseNew', {
      host: 'ios',
      native,
      storage: {
        token,
        'search-history:excellentCaseNew': JSON.stringify({ v: 1, d: [{ text: '自己的' }] }),
      },
    })
    await eventually(async () => expect(await history(phone)).toEqual(['自己的', '违约金 过高', '带条件的']))
    expect((await phone.nativeCalls()).map(({ params }) => params)).toEqual([{ searchType: 'excellent' }])
    await phone.text('带条件的').tap()
    await expectConditions(phone, '/excellent-case-new-list', '案由:合同纠纷')
    await phone.button(copy.searchBar.share).tap()
    await eventually(async () => expect((await phone.nativeCalls()).map(({ method }) => method)).toContain('share'))
    const shared = (await phone.nativeCalls()).find(({ method }) => method === 'share')?.params
    expect(shared).toMatchObject({ channel: 9, title: '优案评析 · 合同纠纷' })
    expect(decodeURIComponent(String(shared?.url))).toMatch(/\/excellent-case-new-list\?query=\[\{"name":"案由"/)
    expect(String(shared?.url)).not.toContain(token)
    await phone.button(copy.action.back).tap()
    await phone.isAt('/home-search-input?type=excellentCaseNew')
    await phone.close()
  })
})
