/** The fiscal area: its five lists at once and one by one, documents, topics, incentives, the law of a day. */
import type { Page } from 'playwright-core'
import { fiscalCopy } from '@/copy/fiscal'
import { encodeUrlQuery } from '@domain/query/codec'
import { eventually } from '../support/time'
import { conditionsIn } from './search-support'
import { ASKING, type Phone, h5App } from './support'

const { open, start } = h5App(ASKING)

const LIST = '**/fiscal-tax/api/v1/search/fiscalTaxList**'
const query = (value: string, name = '全文') => `?query=${encodeURIComponent(encodeUrlQuery([{ name, value }]))}`
const rows = (phone: Phone) => phone.top.locator('.row')
const title = (phone: Phone) => phone.top.locator('.reader-head__title')
const section = (phone: Phone, key: string) => phone.top.locator(`#fiscal-${key}`)
const typeOf = (url: string) => new URL(url).searchParams.get('fiscalTaxType')
const facts = async (phone: Phone) => (await phone.top.locator('.reader-facts__line').allInnerTexts()).join(' ')
const settled = async (phone: Phone) => {
  for (const key of ['law', 'case', 'penalty', 'dynamic', 'qa'])
    await section(phone, key).locator('.row, .fiscal-section__none').first().waitFor()
}
const widthLeft = (phone: Phone) => phone.top.evaluate(page => page.scrollWidth - page.clientWidth)

/** Requests to the services from now on. */
function watch(page: Page) {
  const paths: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (pathname.indexOf('/api/v1/') >= 0) paths.push(pathname)
  })
  return paths
}

test('a search without results in all five sections says so once, with a link back to all of them', async () => {
  const phone = await open(`/fiscal-tax-list${query('没有这样的词语')}`)
  await phone.text(fiscalCopy.results.clear).waitFor()
  expect(await phone.top.locator('.state').count()).toBe(1)
  expect(await phone.top.locator('.fiscal-section').count()).toBe(0)
  await phone.button(fiscalCopy.results.clear).tap()
  await settled(phone)
  expect(await phone.top.locator('.state').count()).toBe(0)
  await phone.close()
})

test('five sections load at the same time; none waits for another', async () => {
  const phone = await open('/search')
  const waiting: Array<() => void> = []
  let all = () => {}
  const together = new Promise<void>(resolve => (all = resolve))
  await phone.page.route(LIST, async route => {
    await new Promise<void>(resolve => {
      waiting.push(resolve)
      if (waiting.length === 5) all()
    })
    await route.continue()
  })
  await phone.goto('/fiscal-tax-list')
  // If one waited for another's reply, there would never be five.
  await together
  waiting.forEach(answer => answer())
  await settled(phone)
  for (const key of ['law', 'penalty', 'dynamic', 'qa']) {
    expect(await section(phone, key).locator('.row').count()).toBe(5)
    expect(await section(phone, key).getByText(fiscalCopy.fiscal.more, { exact: true }).count()).toBe(1)
  }
  expect(await widthLeft(phone)).toBe(0)
  await phone.shot('fiscal-list')
  await phone.close()
})

test('a failed section leaves the others, and loads at a retry', async () => {
  const phone = await start()
  await phone.page.route(LIST, route =>
    typeOf(route.request().url()) === 'PENALTY' ? route.fulfill({ status: 500, body: '' }) : route.continue(),
  )
  await phone.goto('/fiscal-tax-list')
  await section(phone, 'qa').locator('.row').first().waitFor()
  await section(phone, 'penalty').getByText(fiscalCopy.error.server).waitFor()
  expect(await section(phone, 'law').locator('.row').count()).toBe(5)
  await phone.page.unroute(LIST)
  await phone.page.getByText(fiscalCopy.action.confirm, { exact: true }).click()
  await section(phone, 'penalty').getByText(fiscalCopy.action.retry, { exact: true }).click()
  await section(phone, 'penalty').locator('.row').first().waitFor()
  await phone.close()
})

test('short sections have no link to more, empty ones say so; a tab leads to its section', async () => {
  const phone = await open(`/fiscal-tax-list${query('集成电路')}`)
  await settled(phone)
  for (const key of ['law', 'case', 'penalty', 'dynamic', 'qa']) {
    const total = Number((await section(phone, key).locator('.section__count').innerText()).replace(',', ''))
    expect(await section(phone, key).locator('.row').count()).toBe(Math.min(total, 5))
    expect(await section(phone, key).getByText(fiscalCopy.fiscal.more, { exact: true }).count()).toBe(total > 5 ? 1 : 0)
    expect(await section(phone, key).locator('.fiscal-section__none').count()).toBe(total ? 0 : 1)
  }
  await phone.top.getByRole('tab', { name: fiscalCopy.fiscal.sections.dynamic }).tap()
  const header = await phone.top.locator('#fiscal-header').boundingBox()
  await eventually(async () => {
    const place = await section(phone, 'dynamic').boundingBox()
    expect(Math.abs((place?.y ?? 0) - (header!.y + header!.height))).toBeLessThanOrEqual(2)
  })
  await phone.close()
})

const LISTS: Array<[list: string, section: string, word: string, fact: string]> = [
  ['/fiscal-tax-law-list', 'law', '增值税', '发文机关'],
  ['/fiscal-tax-case-list', 'case', '税', '审理程序'],
  ['/fiscal-tax-penalty-list', 'penalty', '发票', '处罚机关'],
  ['/fiscal-tax-dynamic-list', 'dynamic', '企业', '发布时间'],
  ['/fiscal-tax-qa-list', 'qa', '增值税', '解答机构'],
]

test.each(LISTS)(
  '%s: from the whole area, over a second page, into a document and back',
  async (list, key, word, fact) => {
    const phone = await open(`/fiscal-tax-list${query(word)}`)
    await settled(phone)
    const users = watch(phone.page)
    const more = section(phone, key).getByText(fiscalCopy.fiscal.more, { exact: true })
    await more.scrollIntoViewIfNeeded()
    await more.tap()
    await phone.page
      .locator('.toast__line')
      .getByText(/^共找到[\d,]+条结果$/)
      .waitFor()
    expect(conditionsIn(phone)).toEqual([list, `全文:${word}`])
    await rows(phone).nth(3).waitFor()
    const row = rows(phone).nth(3)
    await row.scrollIntoViewIfNeeded()
    const rowTitle = (await row.locator('.row__title').innerText()).trim()
    await row.evaluate(element => (element as HTMLElement).click())
    await title(phone).waitFor()
    expect((await title(phone).innerText()).trim()).toBe(rowTitle)
    expect(await facts(phone)).toContain(fact)
    expect(await widthLeft(phone)).toBe(0)
    await phone.page.goBack()
    await phone.top.locator('.row--read').waitFor()
    // Fiscal pages skip loading user info.
    expect(users.filter(path => path.indexOf('/users/me') >= 0)).toEqual([])
    await phone.close()
  },
)

test.each([
  ['/fiscal-tax-qa-detail/none', '**/search/QA/**', '问答详情查询过程中出现错误'],
  ['/fiscal-tax-penalty-detail/none', '**/search/detail**', '行政处罚详情查询过程中出现错误'],
  ['/fiscal-tax-dynamic-detail/none', '**/search/DYNAMIC/**', '稿件已撤回'],
])('%s: a refusal has the words of the specification', async (address, path, sentence) => {
  const phone = await start()
  await phone.page.route(path, route =>
    route.fulfill({ json: { isSuccess: false, resultMsg: '稿件已撤回' }, status: 200 }),
  )
  await phone.goto(address)
  await phone.toast(sentence).waitFor()
  await phone.top.locator('.state').getByText(sentence).waitFor()
  await phone.button(fiscalCopy.action.retry).waitFor()
  await phone.button(fiscalCopy.action.home).tap()
  await phone.isAt('/search')
  await phone.close()
})

test('a topic of selected documents: three lists, each row leads to its document', async () => {
  const phone = await open('/fiscal-tax-carousel/1')
  await rows(phone).first().waitFor()
  expect(await phone.top.locator('.section__title').allInnerTexts()).toEqual(['法规', '动态', '问答'])
  const rowTitle = (await rows(phone).first().locator('.row__title').innerText()).trim()
  await rows(phone).first().tap()
  await title(phone).waitFor()
  expect((await title(phone).innerText()).trim()).toBe(rowTitle)
  expect(phone.address).toContain('/fiscal-tax-law-detail/')
  await phone.page.goBack()
  await rows(phone).first().waitFor()
  await phone.close()
})

test('a topic of six taxes: each leads to its laws, the newest in force first', async () => {
  const phone = await open('/fiscal-tax-carousel/2')
  await rows(phone).first().waitFor()
  expect(await phone.top.locator('.section__title').count()).toBe(6)
  const first = await rows(phone).first().locator('.row__title').innerText()
  await phone.top.getByText(fiscalCopy.fiscal.more, { exact: true }).first().tap()
  await phone.top.locator('.total-line').waitFor()
  expect(phone.address).toContain('/fiscal-tax-law-list')
  expect(new URL(phone.page.url()).searchParams.get('order')).toBe('effectiveDate')
  await rows(phone).first().waitFor()
  expect(await rows(phone).first().locator('.row__title').innerText()).toBe(first)
  await phone.close()
})

test('a missing topic says so', async () => {
  const phone = await open('/fiscal-tax-carousel/none')
  await phone.sees(fiscalCopy.error.notFound)
  await phone.close()
})

test('tax incentives: a common word, a list, one of them, and its neighbours in the tree', async () => {
  const phone = await open('/tax-incentives-app')
  for (const word of ['制造业', '集成电路行业']) await phone.button(word).waitFor()
  await phone.button('制造业').tap()
  await rows(phone).first().waitFor()
  expect(conditionsIn(phone)).toEqual(['/tax-incentives-list', '全文:制造业'])
  const rowTitle = (await rows(phone).first().locator('.row__title').innerText()).trim()
  await rows(phone)
    .first()
    .evaluate(element => (element as HTMLElement).click())
  await title(phone).waitFor()
  expect((await title(phone).innerText()).trim()).toBe(rowTitle)
  expect(await facts(phone)).toContain('增值税 ›')
  await phone.top.getByText(fiscalCopy.incentives.more).tap()
  const drawer = phone.page.getByRole('dialog', { name: fiscalCopy.incentives.tree })
  const current = drawer.locator('[aria-selected="true"]')
  await current.waitFor()
  expect((await current.innerText()).trim()).toContain(rowTitle)
  const next = drawer.locator('.tree__row--4 .tree__node').nth(1)
  const other = (await next.innerText()).trim()
  await next.tap()
  await eventually(async () => expect((await title(phone).innerText()).trim()).toBe(other))
  await phone.page.goBack()
  await phone.isAt(`/tax-incentives-list${query('制造业')}`)
  await phone.close()
})

test('a type of the tree leads to the types below it', async () => {
  const phone = await open('/tax-incentives-app')
  await phone.top.locator('.tree__fold').first().tap()
  await phone.top.locator('.tree__row--2 .tree__node').first().tap()
  await rows(phone).first().waitFor()
  expect(conditionsIn(phone)).toEqual(['/tax-incentives-list', '类型:企业所得税/产业优惠'])
  await phone.close()
})

test('the list of incentives sends no request without a condition', async () => {
  const phone = await start()
  const paths = watch(phone.page)
  await phone.goto('/tax-incentives-list')
  await phone.sees(fiscalCopy.toast.empty)
  expect(paths.filter(path => path.indexOf('taxIncentives') >= 0)).toEqual([])
  await phone.close()
})

test('the law as of a day: chosen in the list, kept in the address, noted on a law, changed there', async () => {
  const phone = await open('/fiscal-tax-law-list')
  await rows(phone).first().waitFor()
  const total = () => phone.top.locator('.total-line__number').innerText()
  const all = await total()
  await phone.top.locator('.filter-title').first().tap()
  await phone.top.locator('.date-field__input').first().fill('2019-05-01')
  await phone.mainKey.tap()
  await eventually(async () => expect(Number(await total())).toBeLessThan(Number(all)))
  expect(conditionsIn(phone)).toEqual(['/fiscal-tax-law-list', '有效时点:2019-05-01'])
  const then = await total()
  await phone.page.reload()
  await rows(phone).first().waitFor()
  expect(await total()).toBe(then)
  await rows(phone)
    .first()
    .evaluate(element => (element as HTMLElement).click())
  await title(phone).waitFor()
  const standing = phone.top.locator('.law-day__standing')
  expect(await standing.innerText()).toBe('2019年05月01日：有效')
  expect(await standing.locator('.status--in-force').count()).toBe(1)
  expect(await phone.top.locator('.reader-head .status').count()).toBe(0)
  await phone.top.locator('.date-field__input').fill('1990-01-01')
  await phone.top.locator('.date-field__input').blur()
  await eventually(async () => expect(await standing.innerText()).toBe('1990年01月01日：尚未生效'))
  await phone.shot('fiscal-law-day')
  await phone.close()
})

test.each([
  ['an empty list', `/fiscal-tax-qa-list${query('没有这样的词语')}`, '.state'],
  ['a topic of taxes', '/fiscal-tax-carousel/2', '.row'],
  ['a document beside the tree', '/tax-incentives-app?id=incentive-0001', '.reader-head__title'],
])('%s fits the smallest phone', async (_, address, shows) => {
  const phone = await open(address, { theme: 'dark', width: 320, height: 568 })
  await phone.top.locator(shows).first().waitFor()
  expect(await widthLeft(phone)).toBe(0)
  await phone.shot(`fiscal${address.replace(/\W+/g, '-')}`)
  await phone.close()
})
