/** Each library against the second back end: its list over all pages, a narrower search, a filter, a document. */
import { readerCopy } from '@/copy/reader'
import { listCopy } from '@/copy/list'
import { eventually } from '../support/time'
import { addressed, expectConditions } from './search-support'
import { openRow, readsWell, rows, specApp, titlesOf, totalOf } from './spec-support'
import type { Phone } from './support'

const { open } = specApp()

/** List, number of rows, a word that some of them have, and a line of its documents. */
const LISTS: Array<[list: string, total: number, word: string, line: string]> = [
  ['/case-list', 36, '违约金', '违约金过高'],
  ['/law-list', 34, '增值税', '当事人应当按照约定'],
  ['/judicial-list', 30, '抵销', '由来已久'],
  ['/similarity-list', 26, '抵销', '由来已久'],
  ['/excellent-case-new-list', 30, '违约金', '违约金过高'],
  ['/article-list', 29, '抵销', '由来已久'],
  ['/proDoc-list', 28, '抵销', '由来已久'],
  ['/bidding-list', 27, '抵销', '由来已久'],
]

test.each(LISTS)(
  '%s: %d rows over all its pages, fewer for a word, and each opens',
  async (list, total, word, line) => {
    const phone = await open(list)
    await phone.toast(`共找到${total}条结果`).waitFor()
    expect(await totalOf(phone)).toBe(total)
    expect(await titlesOf(phone)).toHaveLength(total)
    await readsWell(phone)

    await phone.goto(addressed(list, [{ name: '全文', value: word }]))
    await rows(phone).first().waitFor()
    expect(await totalOf(phone)).toBeLessThan(total)
    await openRow(phone, 1)
    await phone.top.getByText(line).first().waitFor()
    await phone.page.goBack()
    await phone.top.locator('.row--read').waitFor()
    await phone.close()
  },
)

test('a case without text is one that is not public', async () => {
  const phone = await open('/case-list')
  const hidden = rows(phone).nth(6)
  await hidden.waitFor()
  expect(await hidden.innerText()).toContain(readerCopy.row.unpublished)
  await openRow(phone, 6)
  await phone.sees(readerCopy.notPublic.title)
  await phone.close()
})

const choice = (phone: Phone, name: string) =>
  phone.top
    .getByRole('radio', { name: new RegExp(`^${name}`) })
    .or(phone.top.getByRole('treeitem', { name: new RegExp(`^${name}`) }))

test.each([
  ['/case-list', '年份', '2021', '年份:2021'],
  ['/law-list', '效力级别', '部门规章', '效力级别:部门规章'],
  ['/law-list', '地域范围', '江苏省', '地域范围:江苏省'],
  ['/judicial-list', '分册', '商事卷', '分册:商事卷'],
  ['/excellent-case-new-list', '年份', '2021', '年份:2021'],
  ['/proDoc-list', '文书类型', '起诉书', '文书类型:起诉书'],
  ['/article-list', '作者', '季衡', '作者:季衡'],
  ['/bidding-list', '地域', '浙江省', '地域:浙江省'],
  ['/similarity-list', '裁判规则', '民间借贷', '类案:2'],
])('%s is filtered by %s', async (list, name, value, condition) => {
  const phone = await open(list)
  await rows(phone).first().waitFor()
  const all = await totalOf(phone)
  await phone.top.locator('.filter-title').filter({ hasText: name }).tap()
  // Arriving elements still move.
  await phone.settled()
  await choice(phone, value).tap()
  await phone.mainKey.tap()
  await expectConditions(phone, list, condition)
  await eventually(async () => expect(await totalOf(phone)).toBeLessThan(all))
  await readsWell(phone)
  await phone.close()
})

test('the drawer of cases offers the choices that the service counts, and no others', async () => {
  const phone = await open('/case-list')
  await rows(phone).first().waitFor()
  await phone.top.locator('.filter-title').filter({ hasText: listCopy.filter.more }).tap()
  await choice(phone, '再审').waitFor()
  await readsWell(phone)
  await choice(phone, '判决书').tap()
  await phone.mainKey.tap()
  await expectConditions(phone, '/case-list', '文书类型:判决书')
  await phone.close()
})

test('a theme, a rule book and a partner’s column', async () => {
  const phone = await open('/excellent-calssification-detail/1')
  await phone.toast('共找到15条结果').waitFor()
  await openRow(phone)

  await phone.goto('/similarity-calssification-detail/1')
  await openRow(phone)

  await phone.goto(`/article-partner/1/${encodeURIComponent('砚衡法评')}`)
  await phone.sees('一线实务观察')
  await openRow(phone)
  await phone.close()
})

test('an article that a case cites opens over it', async () => {
  const phone = await open('/case-detail/c1')
  await phone.top.getByText('第五百七十七条').first().tap()
  await phone.sees('当事人一方不履行合同义务的，应当承担违约责任。')
  await readsWell(phone)
  await phone.close()
})
