/** 计算工具 under a finger: from the account, what is typed, what comes of it, the articles it rests on. */
import { copy } from '@/copy/reckoners'
import { ROUTES } from '@/routing/routes'
import { eventually } from '../support/time'
import { type Phone, h5App } from './support'

const { open } = h5App({ CORPUS: 'sample' })
const { reckoners } = copy
const { url, title } = ROUTES.reckoners

const result = (phone: Phone) => phone.top.locator('.reckoner-result__number:visible')
const comesTo = (phone: Phone, sum: string) => eventually(async () => expect(await result(phone).innerText()).toBe(sum))
const fill = (phone: Phone, label: string, text: string) =>
  phone.top.getByRole('textbox', { name: label, exact: true }).locator('visible=true').fill(text)
const choose = (phone: Phone, name: string) => phone.top.getByRole('option', { name, exact: true }).tap()
const turnTo = (phone: Phone, name: string) => phone.top.getByRole('tab', { name, exact: true }).tap()
const day = (phone: Phone, label: string, text: string) =>
  phone.top.getByLabel(label, { exact: true }).locator('visible=true').fill(text)

test('a court fee follows what is chosen and typed, and can be copied and checked', async () => {
  const { court } = reckoners
  const phone = await open('/search')
  await phone.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const sheet = await phone.account()
  await sheet.getByRole('link', { name: title }).tap()
  await phone.isAt(url)
  await phone.sees(reckoners.waiting)

  await fill(phone, court.amounts.needed, '35万')
  await comesTo(phone, '6,550元')
  await choose(phone, court.halvings.simplified)
  await comesTo(phone, '3,275元')
  await phone.settled()
  await phone.shot('reckoners-court')
  await phone.top.getByRole('button', { name: reckoners.copy }).tap()
  await phone.toast(copy.copied.done).waitFor()
  const copied = await phone.page.evaluate(() => navigator.clipboard.readText())
  expect(copied.split('\n')).toEqual([
    '案件受理费（财产案件）：3,275元',
    '不超过10,000元的部分 = 50元',
    '10,000元至100,000元的部分 × 2.5% = 2,250元',
    '100,000元至200,000元的部分 × 2% = 2,000元',
    '200,000元至350,000元的部分 × 1.5% = 2,250元',
    '减半 = 3,275元',
    '依据：《诉讼费用交纳办法》第十三条、《诉讼费用交纳办法》第十六条',
    court.note,
  ])

  await choose(phone, court.matters.preservation.whole)
  await comesTo(phone, '2,270元')
  await choose(phone, court.matters.labour.whole)
  await comesTo(phone, '5元')

  await phone.top.getByRole('link', { name: '《诉讼费用交纳办法》第十三条' }).tap()
  await phone.page.getByRole('dialog').waitFor()
  await phone.page.goBack()
  await phone.page.getByRole('dialog').waitFor({ state: 'detached' })
  await phone.isAt(url)
  await comesTo(phone, '5元')
  await phone.close()
})

test('what a debt grows by: each keeps what was typed, and says what cannot be', async () => {
  const { late, interest, tax, amount, days } = reckoners
  const phone = await open(`${url}?of=late`, { width: 320, height: 568, theme: 'dark' })
  await fill(phone, late.amount, '十万')
  await phone.top.getByRole('textbox', { name: late.amount }).blur()
  await phone.sees(amount.wrong)
  await fill(phone, late.amount, '100,000')
  await day(phone, late.from, '2025-01-31')
  await day(phone, late.to, '2025-01-01')
  await phone.sees(days.wrong)
  await day(phone, late.from, '2025-01-01')
  await day(phone, late.to, '2025-01-31')
  await comesTo(phone, '525元')
  await phone.settled()
  await phone.shot('reckoners-late-320-dark')
  expect(await phone.top.evaluate(page => page.scrollWidth - page.clientWidth)).toBe(0)

  await turnTo(phone, reckoners.tabs.interest)
  await fill(phone, interest.amount, '100000')
  await fill(phone, reckoners.rate.label, '12')
  await day(phone, interest.from, '2025-01-01')
  await day(phone, interest.to, '2026-01-01')
  await comesTo(phone, '12,000元')
  await phone.top.getByRole('radio', { name: interest.years[360] }).tap()
  await comesTo(phone, '12,166.67元')

  await turnTo(phone, reckoners.tabs.tax)
  await fill(phone, tax.amount, '100000')
  await day(phone, tax.from, '2025-01-15')
  await day(phone, tax.to, '2025-01-25')
  await comesTo(phone, '500元')

  await turnTo(phone, reckoners.tabs.late)
  await comesTo(phone, '525元')
  await phone.close()
})
