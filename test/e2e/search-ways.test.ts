/** Suggestions of a search box, and suggestions of an empty list, with the sample. */
import { searchCopy, fill } from '@/copy/search'
import { addressed, expectConditions, box, openBar } from './search-support'
import { type Phone, h5App } from './support'

const { open } = h5App({ CORPUS: 'sample' })

const words = (...values: string[]) => values.map(value => ({ name: '全文', value, level: 1 }))
const leads = (phone: Phone) => phone.top.locator('.suggestions__leads .list-item__tap')
const first = (phone: Phone) => phone.top.locator('.suggestions__group .list-item__tap').first()

async function typeInBar(phone: Phone, text: string) {
  await openBar(phone)
  await box(phone).fill(text)
  await first(phone).waitFor()
}

describe('the box of the fiscal area', () => {
  test('offers the words as a search, then documents of each section, opened there', async () => {
    const phone = await open('/fiscal-tax-list')
    await typeInBar(phone, '增值税')
    expect(await leads(phone).first().innerText()).toBe(
      fill(searchCopy.searchBar.searchIn, { dimension: '全文', text: '增值税' }),
    )
    await phone.shot('fiscal-suggestions')
    const titles = await phone.top.locator('.suggestions__title').allInnerTexts()
    expect(titles).toEqual(expect.arrayContaining(['财税法规', '财税问答']))
    await phone.top.getByRole('group', { name: '财税问答' }).locator('.list-item__tap').first().tap()
    await phone.top.locator('.reader-head').waitFor()
    expect(phone.address).toContain('/fiscal-tax-qa-detail/')
    await phone.close()
  })

  test('of one section offers words for conditions too', async () => {
    const phone = await open('/fiscal-tax-penalty-list')
    await typeInBar(phone, '税务局')
    const authority = phone.top.getByRole('group', { name: '处罚机关' }).locator('.list-item__tap').first()
    const name = await authority.locator('.suggestions__name').innerText()
    await authority.tap()
    await expectConditions(phone, '/fiscal-tax-penalty-list', `处罚机关:${name}`)
    await phone.close()
  })
})

test.each(['/home-search-input?type=law', '/case-list', '/fiscal-tax-list', '/bidding-list'])(
  'an article typed on %s opens the article',
  async address => {
    const phone = await open(address)
    if (address.includes('input')) {
      await box(phone).fill('合同示范法 12')
      await first(phone).waitFor()
    } else await typeInBar(phone, '合同示范法 12')
    expect(await first(phone).innerText()).toContain('第十二条')
    await first(phone).tap()
    await phone.top.locator('.reader-head').waitFor()
    expect(decodeURIComponent(phone.address)).toMatch(/\/law-detail\/.*article=第十二条/)
    await phone.close()
  },
)

test('an empty list suggests its cause', async () => {
  const phone = await open(addressed('/case-list', words('民间借贷', '量子纠缠')))
  const way = phone.top.locator('.empty-suggestions .list-item__tap').filter({ hasText: '同案由“民间借贷”' })
  await way.waitFor()
  await phone.shot('empty-suggestions')
  await way.tap()
  await expectConditions(phone, '/case-list', '案由:民间借贷')
  await phone.top.locator('.row').first().waitFor()
  await phone.close()
})

test('a court is found by its name in any region', async () => {
  const phone = await open(addressed('/case-list', words('违约金')))
  await phone.top.locator('.row').first().waitFor()
  await phone.top.locator('.filter-title').filter({ hasText: '地域' }).tap()
  const find = phone.top.getByLabel(fill(searchCopy.options.findCourt, { title: '地域', dimension: '法院' }))
  await find.waitFor()
  await phone.settled()
  await phone.shot('court-panes')
  await find.fill('南京')
  await phone.top.getByRole('radio', { name: /^南京/ }).first().waitFor()
  await phone.shot('court-found')
  const courtNames = await phone.top.getByRole('dialog').getByRole('radio').allInnerTexts()
  expect(courtNames.every(name => name.includes('南京'))).toBe(true)
  await phone.close()
})
