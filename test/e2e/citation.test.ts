/** From a citation to its article, to the whole law and back; an article in its earlier versions. */
import { readerCopy, fill } from '@/copy/reader'
import { fits } from './measure'
import { expectConditions, box, suggestion } from './search-support'
import { type Phone, h5App } from './support'

const { open } = h5App({ CORPUS: 'sample' })
const { citation, versions, action } = readerCopy

const FIND = /lawregu\/findLawReguItem$/
/** Citations within a law open the same version. */
const OWN = /lawregu\/item\?/
const LAW = '【演示数据】商事活动基本规则示范法'
/** It cites 第七十五条, which cites 第三十七条; the first article has two earlier versions. */
const at = (article: string) => `/law-detail/law-0001-3?article=${encodeURIComponent(article)}`
const CITING = at('第一百五十一条')

const sheet = (phone: Phone, name = LAW) => phone.top.getByRole('dialog', { name, exact: true })
const cite = (phone: Phone, article = '第七十五条') =>
  phone.top.locator('.reader-body .segment-link', { hasText: article }).tap()
const number = (phone: Phone, article: string) =>
  phone.top.locator('.citation__number').getByText(article, { exact: true })
const gone = (phone: Phone) => phone.top.getByRole('dialog').waitFor({ state: 'detached' })

async function cited(phone: Phone, article = '第七十五条') {
  await cite(phone, article)
  await number(phone, article).waitFor()
  await phone.settled()
}

/** Below the header, to the pixel. */
const standsOnTop = (phone: Phone, article: string) =>
  phone.page.waitForFunction(number => {
    const screen = document.querySelector('.taro_page:not(.taro_page_shade)')
    const block = [...(screen?.querySelectorAll('.text-block--article') ?? [])].find(({ textContent }) =>
      textContent?.startsWith(number),
    )
    const header = screen?.querySelector('.reader-header')
    if (!block || !header) return false
    return Math.abs(block.getBoundingClientRect().top - header.getBoundingClientRect().bottom) < 1.5
  }, article)

test('a citation opens its article, which opens the next; an open law continues there', async () => {
  const phone = await open(CITING)
  await cited(phone)
  expect(await sheet(phone).locator('.labels').innerText()).toContain('现行有效')
  await sheet(phone).locator('.segment-link').tap()
  await number(phone, '第三十七条').waitFor()
  await phone.button(fill(citation.backTo, { article: '第七十五条' })).tap()
  await number(phone, '第七十五条').waitFor()

  await phone.button(citation.full).tap()
  await gone(phone)
  await standsOnTop(phone, '第七十五条')
  await phone.isAt(CITING)
  expect(await phone.page.locator('.taro_page').count()).toBe(1)
  await phone.close()
})

test('another law opens at the article; back returns to the place', async () => {
  const judgment = '/case-detail/case-00010'
  const phone = await open(judgment)
  await phone.button(readerCopy.reader.find).tap()
  await phone.page.keyboard.insertText('第一百一十六条')
  const link = phone.top.locator('.reader-body .segment-link.segment-mark--now')
  await link.tap()
  await number(phone, '第一百一十六条').waitFor()
  await phone.settled()
  const note = phone.top.locator('.citation__note[role="note"]')
  expect(await note.innerText()).toMatch(
    /^本文书作出于\d{4}年\d{2}月\d{2}日，以下为当时施行的条文（\d{4}年\d{2}月\d{2}日起施行）(。案件事实发生在其施行之前的，可能适用当时的法律)?$/,
  )
  await phone.button(citation.full).tap()
  await phone.isAt(at('第一百一十六条'))
  await phone.top.locator('.text-block--article', { hasText: '第一百一十六条' }).first().waitFor()
  expect(await phone.top.getByRole('dialog').count()).toBe(0)
  await phone.page.goBack()
  await phone.isAt(judgment)
  await link.waitFor()
  await gone(phone)
  await phone.close()
})

test('a judgment of another year opens the version of its year, and continues in it', async () => {
  const phone = await open('/case-detail/case-00010')
  await phone.page.route(FIND, route => {
    const conditionsIn = route.request().postDataJSON() as object
    return route.continue({ postData: { ...conditionsIn, asOf: '2014-01-01' } })
  })
  await phone.button(readerCopy.reader.find).tap()
  await phone.page.keyboard.insertText('第一百一十六条')
  await phone.top.locator('.reader-body .segment-link.segment-mark--now').tap()
  await number(phone, '第一百一十六条').waitFor()
  await phone.settled()
  expect(await phone.top.getByRole('dialog').locator('.labels').innerText()).toContain('已被修改')
  expect(await phone.top.locator('.citation__note[role="note"]').innerText()).toContain('2013年10月28日起施行')
  await phone.shot('citation-as-of')
  await phone.button(citation.full).tap()
  await phone.isAt(`/law-detail/law-0001-2?article=${encodeURIComponent('第一百一十六条')}`)
  await phone.close()
})

test('an article becomes a condition that finds the cases citing it', async () => {
  const phone = await open('/law-detail/law-0011-3?article=59')
  await phone.top.locator('.reader-body .segment-link', { hasText: '第二十九条' }).first().tap()
  await number(phone, '第二十九条').waitFor()
  await phone.button(citation.add).tap()
  await expectConditions(phone, '/case-list', '引用法条:《【演示数据】普惠金融信用信息示范法》第二十九条')
  await phone.top.locator('.row').first().waitFor()
  await phone.close()
})

test('a missing article is reported; ×, 取消 and the mask close the sheet, and the page stays', async () => {
  const phone = await open(CITING)
  await phone.page.route(OWN, route =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/article=[^&]*/, `article=${encodeURIComponent('第九千条')}`),
    }),
  )
  await cite(phone)
  await phone.top.getByRole('dialog').getByText(citation.notFound).waitFor()
  await phone.shot('citation-not-found')
  await phone.button(action.close).tap()
  await gone(phone)
  await phone.page.unroute(OWN)

  await cited(phone)
  await phone.button(action.cancel).tap()
  await gone(phone)
  await cited(phone)
  await phone.top.locator('.layer__mask').tap({ position: { x: 20, y: 60 } })
  await gone(phone)
  expect(phone.address).toBe(CITING)
  await phone.close()
})

test('without a network the sheet says so and retries; the copied text is a citation', async () => {
  const phone = await open(CITING)
  await phone.page.route(OWN, route => route.abort())
  await cite(phone)
  await phone.top.getByRole('dialog').getByText(readerCopy.error.network).waitFor()
  await phone.page.unroute(OWN)
  await phone.button(action.retry).tap()
  await number(phone, '第七十五条').waitFor()
  await phone.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await sheet(phone).getByRole('button', { name: citation.copy }).tap()
  await phone.toast(readerCopy.copied.finished).waitFor()
  expect(await phone.page.evaluate(() => navigator.clipboard.readText())).toBe(`《${LAW}》第七十五条`)
  await phone.close()
})

test("a law's name and a number lead to the article: while typing, and as the first row of the laws", async () => {
  const typed = '《商事活动基本规则示范法》75'
  const phone = await open('/home-search-input?type=case')
  await box(phone).fill(typed)
  await suggestion(phone, `《${LAW}》第七十五条`).first().tap()
  await phone.isAt(at('第七十五条'))
  await standsOnTop(phone, '第七十五条')
  await phone.close()

  const laws = await open('/home-search-input?type=law')
  await box(laws).fill(typed)
  await laws.page.keyboard.press('Enter')
  const row = laws.top.locator('.row').first()
  await row.waitFor()
  expect(await row.innerText()).toContain(LAW)
  expect(await row.innerText()).toContain('第七十五条')
  await laws.shot('law-list-named')
  await row.tap()
  await standsOnTop(laws, '第七十五条')
  await laws.close()
})

test('the sheet and the versions fit, and everything is large enough to tap', async () => {
  // It cites an article with earlier versions.
  const phone = await open(at('第一百五十五条'))
  await cited(phone, '第七十七条')
  await fits(phone, 'citation', '.sheet .icon-button, .action-bar, .citation__versions')
  await phone.top.locator('.citation__versions [role=link]').tap()
  await sheet(phone, versions.title).waitFor()
  await fits(phone, 'versions', '.versions')
  await phone.close()
})

test('an article shows the differences of any two versions', async () => {
  const phone = await open(at('第一条'))
  await phone.top.locator('.segment-key').first().tap()
  const history = sheet(phone, versions.title)
  await history.waitFor()
  const summary = history.locator('.versions__summary')
  const added = history.locator('.change--added')
  expect(await summary.innerText()).toBe(fill(versions.changed, { added: 1, removed: 0 }))
  expect(await added.last().innerText()).toContain('采用电子方式办理的')
  await history.getByRole('radio', { name: '以2013年修正为新条文' }).tap()
  await history.getByRole('radio', { name: '以2008年制定为旧条文', checked: true }).waitFor()
  expect(await history.getByText('采用电子方式办理的').count()).toBe(0)
  await history.getByRole('radio', { name: versions.modes.before, exact: true }).tap()
  expect(await history.locator('.change').count()).toBe(0)
  await phone.button(action.close).tap()
  await gone(phone)
  await phone.close()
})
