/** The fiscal area against the second back end. */
import { fiscalCopy } from '@/copy/fiscal'
import { eventually } from '../support/time'
import { addressed, expectConditions } from './search-support'
import { openRow, readsWell, rows, specApp, title, titlesOf, totalOf } from './spec-support'
import type { Phone } from './support'

const { open } = specApp()

const section = (phone: Phone, key: string) => phone.top.locator(`#fiscal-${key}`)
const facts = async (phone: Phone) => (await phone.top.locator('.reader-facts__line').allInnerTexts()).join(' ')

test('all five lists at once, five rows of each, and more of them behind', async () => {
  const phone = await open('/fiscal-tax-list')
  for (const [key, total] of [
    ['law', 28],
    ['case', 27],
    ['penalty', 27],
    ['dynamic', 26],
    ['qa', 25],
  ] as const) {
    await section(phone, key).locator('.row').nth(4).waitFor()
    expect(await section(phone, key).locator('.row').count()).toBe(5)
    expect(await section(phone, key).locator('.section__count').innerText()).toBe(String(total))
    await section(phone, key).getByText(fiscalCopy.fiscal.more, { exact: true }).waitFor()
  }
  await readsWell(phone)
  await phone.close()
})

test.each([
  ['/fiscal-tax-law-list', 28, '发文机关'],
  ['/fiscal-tax-case-list', 27, '审理程序'],
  ['/fiscal-tax-penalty-list', 27, '处罚机关'],
  ['/fiscal-tax-dynamic-list', 26, '发布时间'],
  ['/fiscal-tax-qa-list', 25, '解答机构'],
])('%s: %d rows over its pages, and a document', async (list, total, fact) => {
  const phone = await open(list)
  await phone.toast(`共找到${total}条结果`).waitFor()
  expect(await titlesOf(phone)).toHaveLength(total)
  await phone.goto(list)
  await openRow(phone, 2)
  expect(await facts(phone)).toContain(fact)
  await phone.close()
})

test('a question shows its keywords, and so does a piece of news', async () => {
  const phone = await open('/fiscal-tax-qa-detail/q1')
  await title(phone).waitFor()
  expect(await facts(phone)).toContain('发票')
  expect(await facts(phone)).toContain('抵扣')
  await phone.goto('/fiscal-tax-dynamic-detail/d1')
  await title(phone).waitFor()
  expect(await facts(phone)).toContain('申报')
  await readsWell(phone)
  await phone.close()
})

test('a topic of selected documents, and one of six taxes', async () => {
  const phone = await open('/fiscal-tax-carousel/1')
  await rows(phone).nth(6).waitFor()
  await readsWell(phone)
  await openRow(phone)

  await phone.goto('/fiscal-tax-carousel/2')
  await rows(phone).nth(17).waitFor()
  expect(await phone.top.locator('.section__title').count()).toBe(6)
  await phone.sees('个人所得税')
  await readsWell(phone)
  await phone.top.getByText(fiscalCopy.fiscal.more, { exact: true }).nth(1).tap()
  await expectConditions(phone, '/fiscal-tax-law-list', '全文:增值税')
  await openRow(phone)
  await phone.close()
})

test('incentives: a common word, one of them, its neighbours', async () => {
  const phone = await open('/tax-incentives-app')
  await phone.top.locator('.tree__row').first().waitFor()
  await phone.button('制造业').tap()
  await expectConditions(phone, '/tax-incentives-list', '全文:制造业')
  await rows(phone).first().waitFor()
  expect(await totalOf(phone)).toBe(26)
  await openRow(phone)
  expect(await facts(phone)).toContain('增值税 › 免税')
  await phone.top.getByText(fiscalCopy.incentives.more).tap()
  const drawer = phone.page.getByRole('dialog', { name: fiscalCopy.incentives.tree })
  await drawer.locator('[aria-selected="true"]').waitFor()
  const next = drawer.locator('.tree__row--3 .tree__node').nth(1)
  const other = (await next.innerText()).trim()
  await next.tap()
  await eventually(async () => expect((await title(phone).innerText()).trim()).toBe(other))
  await readsWell(phone)
  await phone.close()
})

test('an unknown one is reported in one sentence', async () => {
  const phone = await open(addressed('/fiscal-tax-penalty-detail/none', []))
  await phone.button(fiscalCopy.action.home).waitFor()
  await readsWell(phone)
  await phone.close()
})
