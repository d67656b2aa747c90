/** 计算工具 by touch: from the account sheet, typed values, results, and their articles. */
import { readFile } from 'node:fs/promises'
import { calculatorsCopy, fill as fillIn } from '@/copy/calculators'
import { ROUTES } from '@/routing/routes'
import { eventually } from '../support/time'
import { PHONES } from './measure'
import { type Phone, h5App } from './support'

const { open } = h5App({ CORPUS: 'sample' })
const { calculators } = calculatorsCopy
const { url, title } = ROUTES.reckoners

const result = (phone: Phone) => phone.top.locator('.calculator-result__number:visible')
const comesTo = (phone: Phone, sum: string) => eventually(async () => expect(await result(phone).innerText()).toBe(sum))
const fill = (phone: Phone, label: string, text: string) =>
  phone.top.getByRole('textbox', { name: label, exact: true }).locator('visible=true').fill(text)
const choose = (phone: Phone, name: string) =>
  phone.top.getByRole('radio', { name, exact: true }).locator('visible=true').tap()
const sees = (phone: Phone, text: string | RegExp) =>
  phone.top.getByText(text).locator('visible=true').first().waitFor()
const turnTo = (phone: Phone, name: string) => phone.top.getByRole('tab', { name, exact: true }).tap()
const turnToGroup = (phone: Phone, name: string) => phone.top.getByRole('radio', { name, exact: true }).first().tap()
const day = (phone: Phone, label: string, text: string) =>
  phone.top.getByLabel(label, { exact: true }).locator('visible=true').fill(text)

test('a court fee follows the chosen and typed values, and can be copied and checked', async () => {
  const { court } = calculators
  const phone = await open('/search')
  await phone.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const sheet = await phone.account()
  await sheet.getByRole('link', { name: title }).tap()
  await phone.isAt(url)
  await phone.sees(fillIn(calculators.missing, { fields: '标的额' }))

  await fill(phone, court.amounts.needed, '35万')
  await comesTo(phone, '6,550元')
  await choose(phone, court.halvings.simplified)
  await comesTo(phone, '3,275元')
  await phone.settled()
  await phone.shot('reckoners-court')
  await phone.top.getByRole('button', { name: calculators.copy }).tap()
  await phone.toast(calculatorsCopy.copied.finished).waitFor()
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
  await phone.isAt(`${url}?of=court&amount=35%E4%B8%87&halving=simplified&matter=labour`)
  await comesTo(phone, '5元')
  await phone.close()
})

test('interest on a debt: each calculator keeps its values, and reports invalid ones', async () => {
  const { late, interest, tax, amount, days } = calculators
  const phone = await open(`${url}?of=late`, { width: 320, height: 568, theme: 'dark' })
  await fill(phone, late.amount, '十万')
  await phone.top.getByRole('textbox', { name: late.amount }).blur()
  await phone.sees(amount.problem)
  await fill(phone, late.amount, '100,000')
  await day(phone, late.from, '2025-01-31')
  await day(phone, late.to, '2025-01-01')
  await phone.sees(days.problem)
  await day(phone, late.from, '2025-01-01')
  await day(phone, late.to, '2025-01-31')
  await comesTo(phone, '525元')
  await phone.settled()
  await phone.shot('reckoners-late-320-dark')
  expect(await phone.top.evaluate(page => page.scrollWidth - page.clientWidth)).toBe(0)

  await turnTo(phone, calculators.tabs.interest)
  await fill(phone, interest.amount, '100000')
  await fill(phone, calculators.rate.label, '12')
  await day(phone, interest.from, '2025-01-01')
  await day(phone, interest.to, '2026-01-01')
  await comesTo(phone, '12,000元')
  await phone.top.getByRole('radio', { name: interest.years[360] }).locator('visible=true').tap()
  await comesTo(phone, '12,166.67元')

  await turnToGroup(phone, calculators.groups.tax)
  await turnTo(phone, calculators.tabs.tax)
  await fill(phone, tax.amount, '100000')
  await day(phone, tax.from, '2025-01-15')
  await day(phone, tax.to, '2025-01-25')
  await comesTo(phone, '500元')

  await turnToGroup(phone, calculators.groups.litigation)
  await turnTo(phone, calculators.tabs.late)
  await comesTo(phone, '525元')
  await phone.close()
})

test('a term ends after the holidays, says why, and goes into the calendar', async () => {
  const { term } = calculators
  const phone = await open(`${url}?of=term`)
  await day(phone, term.names.civilJudgment.day, '2025-09-18')
  await comesTo(phone, '2025-10-09（星期四）')
  await sees(phone, '遇国庆节、中秋节放假，顺延至其后的第一个工作日')
  await phone.settled()
  await phone.shot('reckoners-term')

  const download = phone.page.waitForEvent('download')
  await phone.button(calculators.remind).tap()
  const file = await download
  expect(file.suggestedFilename()).toBe('民事判决上诉期届满.ics')
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toContain('DTSTART;VALUE=DATE:20251009\r\n')
  expect(text.replace(/\r\n /g, '')).toContain('《中华人民共和国民事诉讼法》第一百七十一条')
  await phone.toast(calculators.reminders.saved).waitFor()

  await choose(phone, term.areas.limitation)
  await day(phone, term.names.limitation.day, '2024-12-20')
  await comesTo(phone, '2027-12-20（星期一）')
  await sees(phone, new RegExp('放假和调休只收录了2008年至2026年的安排'))
  await eventually(async () => expect(phone.address).toBe(`${url}?of=term&day=2024-12-20&term=limitation`))
  await phone.page.reload()
  await comesTo(phone, '2027-12-20（星期一）')
  await phone.button(calculators.remind).scrollIntoViewIfNeeded()
  await phone.settled()
  await phone.shot('reckoners-term-beyond')
  await phone.close()
})

test('interest by published rates: every section, on the smallest screen, by its address', async () => {
  const { lpr } = calculators
  const address = `${url}?of=lpr&amount=100%E4%B8%87&from=2019-01-01&to=2026-06-30&multiple=1.5`
  const phone = await open(address, { width: 320, height: 568, theme: 'dark' })
  await sees(phone, /^2019-01-02至2019-08-19$/)
  await sees(phone, /^230天 × 基准利率4.35% × 1.5倍 ÷ 365$/)
  await sees(phone, /^407天 × LPR 3% × 1.5倍 ÷ 365$/)
  await sees(phone, new RegExp('^利率表核对至2026-08-20，最近一次变动为2025-05-20'))
  await phone.settled()
  await phone.shot('reckoners-lpr-320-dark')
  expect(await phone.top.evaluate(page => page.scrollWidth - page.clientWidth)).toBe(0)
  await phone.top.locator('.calculator-result:visible').scrollIntoViewIfNeeded()
  await phone.shot('reckoners-lpr-320-dark-result')

  await choose(phone, lpr.otherMultiple)
  await fill(phone, lpr.otherMultiple, '11')
  await phone.top.getByRole('textbox', { name: lpr.otherMultiple }).blur()
  await sees(phone, calculators.multiple.problem)
  await choose(phone, '1倍')
  await day(phone, lpr.from, '2025-05-20')
  await day(phone, lpr.to, '2025-06-19')
  await fill(phone, lpr.amount, '100000')
  await comesTo(phone, '246.58元')
  await phone.top.getByRole('radio', { name: lpr.loans.fiveYears }).locator('visible=true').tap()
  await comesTo(phone, '287.67元')
  await phone.close()
})

test('the limit of a private loan asks for the day of its contract', async () => {
  const { lpr } = calculators
  const phone = await open(`${url}?of=lpr&amount=100%E4%B8%87&from=2021-01-05&to=2026-01-05&multiple=4`)
  await sees(phone, fillIn(calculators.missing, { fields: lpr.contract }))
  await sees(phone, lpr.contractNeeded)
  await day(phone, lpr.contract, '2021-01-05')
  await comesTo(phone, '770,421.92元')
  await phone.settled()
  await phone.shot('reckoners-lending')
  await phone.close()
})

test('the sum is in sight while the fields are typed, on the smallest screen too', async () => {
  const { lpr } = calculators
  const phone = await open(`${url}?of=lpr&from=2025-05-20&to=2025-06-19`, { width: 320, height: 568 })
  const isInSight = () =>
    result(phone).evaluate(sum => {
      const { top, bottom } = sum.getBoundingClientRect()
      return top >= 0 && bottom <= window.innerHeight
    })
  await sees(phone, fillIn(calculators.missing, { fields: '本金' }))
  await fill(phone, lpr.amount, '100000')
  await comesTo(phone, '246.58元')
  expect(await isInSight()).toBe(true)
  // At the end of the page the bar is the head of the steps, and covers none of them.
  await phone.top.locator('.calculator-result__actions:visible').scrollIntoViewIfNeeded()
  const place = (selector: string) => phone.top.locator(selector).locator('visible=true').first().boundingBox()
  const [bar, step] = [(await place('.calculator-bar'))!, (await place('.calculator-result__step'))!]
  expect(step.y).toBeGreaterThanOrEqual(bar.y + bar.height)
  await phone.close()
})

const NEW_SCREENS: Array<[kind: keyof typeof calculators.tabs, fields: string, sum: string]> = [
  ['severance', 'from=2010-01-01&to=2024-12-31&wage=50000&local=12000', '432,000元'],
  ['overtime', 'wage=17400&hours=2&rest=8&holiday=8', '4,300元'],
  ['leave', 'wage=2175&to=2025-06-30', '400元'],
  ['income', 'wages=240000&social=40000&special=36000&bonus=36000&prepaid=5000', '8,960元'],
  ['vat', 'amount=100', '88.5元'],
  ['stamp', 'amount=113000&listed=13000&half=yes', '15元'],
  ['surtax', 'amount=10000', '1,200元'],
  ['sentence', 'from=2025-01-01&years=3&custody=100', '2027-09-22'],
  ['tax', 'amount=10000&from=2018-01-15&to=2023-07-09', '10,005元'],
  ['late', 'amount=100000&from=2014-06-30&to=2014-08-31', '1,561.68元'],
  ['term', 'term=annulment&day=2026-12-13', '2027-03-15（星期一）'],
]

test.each(NEW_SCREENS)(
  '%s opens with its fields by its address, on the smallest screen too',
  async (kind, fields, sum) => {
    const phone = await open(`${url}?of=${kind}&${fields}`)
    await comesTo(phone, sum)
    for (const size of PHONES) {
      await phone.page.setViewportSize(size)
      await phone.settled()
      await phone.shot(`reckoners-${kind}-${size.width}`)
      await phone.top.locator('.calculator-result:visible').scrollIntoViewIfNeeded()
      await phone.settled()
      await phone.shot(`reckoners-${kind}-${size.width}-result`)
      expect(await phone.top.evaluate(page => page.scrollWidth - page.clientWidth)).toBe(0)
    }
    await phone.close()
  },
)

test('an invalid address opens an empty calculator', async () => {
  const phone = await open(`${url}?of=term&term=x&day=2025-02-30&amount=%3Cb%3E`)
  await sees(phone, /^还需填写/)
  expect(phone.errors).toEqual([])
  await phone.close()

  const early = await open(`${url}?of=lpr&amount=1&from=2001-01-01&to=2026-01-01`)
  await sees(early, /^利率表自2007-12-21起/)
  await sees(early, calculators.wrong)
  await early.close()
})
