/** Home and the search input against the second back end. */
import { copy } from '@/copy'
import { eventually } from '../support/time'
import { expectConditions, box, chips, suggestion } from './search-support'
import { openRow, readsWell, rows, specApp } from './spec-support'
import type { Phone } from './support'

const { open } = specApp()

const tab = (phone: Phone, name: string) => phone.top.getByRole('tab', { name, exact: true }).tap()
const pane = (phone: Phone, name: string) => phone.top.getByRole('tabpanel', { name, exact: true })

test('every pane has content', async () => {
  const phone = await open('/search')
  await rows(phone).first().waitFor()
  for (const [name, shows] of [
    ['法规', '.row'],
    ['司法观点', '.row'],
    ['类案', '.book'],
    ['优案评析', '.theme'],
    ['文章', '.partner'],
  ] as const) {
    await tab(phone, name)
    await pane(phone, name).locator(shows).first().waitFor()
  }
  await eventually(async () => void (await readsWell(phone)))
  await phone.close()
})

test('the new laws load on and on, each once; a theme, a book and a partner open', async () => {
  const phone = await open('/search')
  await tab(phone, '法规')
  const laws = pane(phone, '法规')
  await eventually(async () => {
    await phone.top.evaluate(page => page.scrollBy(0, 800))
    expect(await laws.innerText()).toContain(copy.noMore)
  })
  await phone.goto('/search')
  await tab(phone, '类案')
  await pane(phone, '类案')
    .getByRole('link', { name: /民间借贷/ })
    .tap()
  await phone.isAt('/similarity-calssification-detail/2')
  await openRow(phone)

  await phone.goto('/search')
  await tab(phone, '优案评析')
  await pane(phone, '优案评析').getByRole('link', { name: /商事/ }).tap()
  await phone.isAt('/excellent-calssification-detail/2')
  await openRow(phone)

  await phone.goto('/search')
  await tab(phone, '文章')
  await pane(phone, '文章')
    .getByRole('link', { name: /澄观实务/ })
    .tap()
  await eventually(async () =>
    expect(decodeURIComponent(phone.address)).toMatch(/^\/article-partner\/[^/]+\/澄观实务$/),
  )
  await phone.top.getByText('一线实务观察').first().waitFor()
  await openRow(phone)
  await phone.close()
})

test('the box leads by a suggestion and a word to the list, and into a document', async () => {
  const phone = await open('/home-search-input?type=case')
  await box(phone).fill('买卖')
  await suggestion(phone, '买卖合同纠纷').tap()
  await eventually(async () => expect(await chips(phone)).toEqual(['案由\n买卖合同纠纷']))
  await box(phone).fill('违约金')
  await box(phone).press('Enter')
  await expectConditions(phone, '/case-list', '案由:买卖合同纠纷', '全文:违约金')
  await rows(phone).first().waitFor()
  expect(await phone.top.locator('.segment-hit').allInnerTexts()).toContain('买卖合同纠纷')
  await openRow(phone)
  await phone.close()
})

test.each([
  ['law', '增值税', '发文机关', '财政'],
  ['judicial', '抵销', '关键词', '抵销'],
  ['article', '保证', '标题', '保证'],
])('suggestions of %s', async (type, _, group, word) => {
  const phone = await open(`/home-search-input?type=${type}`)
  await box(phone).fill(word)
  await suggestion(phone, word).first().tap()
  await eventually(async () => expect((await chips(phone)).join()).toContain(group))
  await phone.close()
})
