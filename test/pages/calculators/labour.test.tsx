/** 经济补偿, 加班费, 年休假: sums by hand, as in the tests of their rules. */
import { calculatorsCopy, fill } from '@/copy/calculators'
import {
  basis,
  field,
  hasField,
  isPicked,
  leave,
  name,
  note,
  open,
  pick,
  rewritten,
  steps,
  sum,
  tabs,
  turnTo,
  turnToGroup,
  waits,
  write,
  wrong,
  waiting,
} from './support'
import { until } from '../../support/render-block'

const { calculators } = calculatorsCopy
const { severance, overtime, leave: rest, laws, tabs: names } = calculators

const yuan = (text: string) => fill(calculators.yuan, { sum: text })
const articles = (law: string, ...numbers: string[]) => numbers.map(number => `《${law}》第${number}条`)

describe('the groups of the calculators', () => {
  test('each show their own tabs; a calculator opens in its group', async () => {
    await open({ of: 'overtime' })
    expect(tabs()).toEqual([names.severance, names.overtime, names.leave])
    await turnToGroup('tax')
    expect([tabs(), waits()]).toEqual([[names.tax, names.income, names.vat, names.stamp, names.surtax], true])
    await turnToGroup('litigation')
    expect(tabs()).toEqual([names.court, names.term, names.interest, names.lpr, names.late, names.sentence])
  })

  test('open again with the calculator that was opened in them, and what was written there', async () => {
    await open({ of: 'leave', wage: '2175' })
    expect(sum()).toBe(yuan('1,000'))
    await turnToGroup('litigation')
    await turnToGroup('labour')
    expect([sum(), field(rest.wage).value]).toEqual([yuan('1,000'), '2175'])
    await turnTo('overtime')
    expect([waits(), field(overtime.wage).value]).toEqual([true, ''])
  })
})

describe('severance', () => {
  const WORK = { of: 'severance', from: '2020-01-01', to: '2025-03-31', wage: '1万' }

  test('counts a month for each year and half of one for the rest', async () => {
    await open(WORK)
    expect([name(), sum()]).toEqual([severance.names.compensation, yuan('55,000')])
    expect(steps()).toEqual([
      [fill(severance.years, { from: WORK.from, to: WORK.to, months: '5.5' })],
      [fill(severance.formula, { base: '10,000', months: '5.5' })],
    ])
    expect(note()).toBe(`${severance.uncapped}${severance.note}`)
    expect(basis()).toEqual([
      ...articles(laws.labourContract, '四十六', '四十七', '九十七'),
      ...articles(laws.labourContractRules, '二十七'),
    ])
  })

  test('with a month in place of notice asks for the last wage', async () => {
    await open(WORK)
    expect(hasField(severance.last)).toBe(false)
    await pick(severance.claims.notice)
    expect(waits()).toBe(true)
    expect(document.body.textContent).toContain(fill(calculators.missing, { fields: '上一个月工资' }))
    await write(severance.last, '12000')
    expect([sum(), steps().slice(-1)]).toEqual([yuan('67,000'), [[severance.notice, yuan('12,000')]]])
  })

  test('is doubled for an unlawful end, from the first day of work', async () => {
    await open({ ...WORK, from: '2000-01-01', to: '2017-12-31' })
    expect([sum(), note()]).toEqual([yuan('100,000'), `${severance.since2008}${severance.uncapped}${severance.note}`])
    await pick(severance.claims.damages)
    expect([name(), sum()]).toEqual([severance.names.damages, yuan('360,000')])
    expect(note()).toBe(`${severance.wholeService}${severance.uncapped}${severance.note}`)
  })

  test('of a high wage is limited to three times the average and twelve years', async () => {
    await open({ ...WORK, from: '2010-01-01', to: '2024-12-31', wage: '50000', local: '12000' })
    expect([sum(), steps()[1]]).toEqual([yuan('432,000'), [fill(severance.capped, { base: '36,000', months: '12' })]])
    expect(note()).toBe(severance.note)
    await write(severance.local, 'x')
    await leave(severance.local)
    expect([waits(), wrong()]).toEqual([true, [calculators.amount.problem]])
  })

  test.each(['compensation', 'notice', 'damages'])(
    'as %s for work that ended before the law is not calculated',
    async claim => {
      await open({ ...WORK, claim, last: '1万', from: '2000-01-01', to: '2007-12-31' })
      expect([wrong(), waits()]).toEqual([[severance.before2008], true])
      await write(severance.to, '2008-01-01')
      expect([wrong(), waits()]).toEqual([[], false])
    },
  )

  test('of days in the wrong order is nothing', async () => {
    await open({ ...WORK, to: '2019-12-31' })
    expect([wrong(), waits()]).toEqual([[calculators.days.problem], true])
  })
})

describe('overtime', () => {
  test('is paid by the hour, each kind at its own rate', async () => {
    await open({ of: 'overtime', wage: '17400' })
    expect(waiting()).toBe(calculators.empty)
    expect(waits()).toBe(true)
    await write(overtime.hours.workday, '2')
    await write(overtime.hours.restDay, '8')
    await write(overtime.hours.holiday, '8')
    const part = (kind: 'workday' | 'restDay' | 'holiday', hours: string, percent: string) =>
      fill(overtime.part, { kind: overtime.kinds[kind], hours, percent })
    expect([name(), sum(), steps()]).toEqual([
      overtime.sum,
      yuan('4,300'),
      [
        [fill(overtime.hourly, { wage: '17,400', days: '21.75' }), yuan('100')],
        [part('workday', '2', '150'), yuan('300')],
        [part('restDay', '8', '200'), yuan('1,600')],
        [part('holiday', '8', '300'), yuan('2,400')],
      ],
    ])
    expect(note()).toBe(fill(overtime.note, { document: '人社部发〔2025〕2号' }))
    expect(basis()).toEqual(articles(laws.labourLaw, '四十四'))
    await until(() => rewritten.length > 0)
    expect(rewritten.pop()).toBe('/reckoners?of=overtime&wage=17400&hours=2&rest=8&holiday=8')
  })

  test('has hours of two decimals at most', async () => {
    await open({ of: 'overtime', wage: '17400', hours: '1.5' })
    expect(sum()).toBe(yuan('225'))
    for (const text of ['-1', '1.234', '3001', '八']) {
      await write(overtime.hours.workday, text)
      await leave(overtime.hours.workday)
      expect([text, waits(), wrong()]).toEqual([text, true, [calculators.count.problem]])
    }
  })
})

test('a term of punishment ends earlier for the days in custody', async () => {
  const { sentence } = calculators
  await open({ of: 'sentence', from: '2025-01-01', years: '3' })
  const step = fill(sentence.term, { from: '2025-01-01', length: fill(sentence.lengths.years, { years: '3' }) })
  expect([sum(), steps()]).toEqual(['2027-12-31', [[step, '2027-12-31']]])
  await write(sentence.custody, '100')
  const credit = fill(sentence.credit, { custody: '100', credited: '100' })
  expect([sum(), steps()[1]]).toEqual(['2027-09-22', [credit, '2027-09-22']])
  await pick(sentence.punishments.control)
  expect(basis()[0]).toBe(`《${laws.criminalLaw}》第四十一条`)
  await write(sentence.custody, '600')
  expect(sum()).toBe(sentence.served)
  await write(sentence.custody, '1.5')
  expect(waits()).toBe(true)
})

test('a term of punishment beyond the law is not calculated, and one above a single crime’s says so', async () => {
  const { sentence } = calculators
  await open({ of: 'sentence', from: '2025-01-01', years: '25', months: '1' })
  expect([wrong(), waits()]).toEqual([[sentence.limits.imprisonment], true])
  await write(sentence.months, '')
  expect([wrong(), sum(), note()]).toEqual([[], '2049-12-31', `${sentence.severalNotes.imprisonment}${sentence.note}`])
  await write(sentence.years, '15')
  expect(note()).toBe(sentence.note)
  await pick(sentence.punishments.detention)
  expect([wrong(), waits()]).toEqual([[sentence.limits.detention], true])
  await pick(sentence.punishments.control)
  expect(wrong()).toEqual([sentence.limits.control])
  // Custody is credited from the first day of the term on, whatever the punishment is.
  expect(sentence.note).not.toContain('连续羁押')
})

describe('leave that was not taken', () => {
  test('is paid beside the normal wage', async () => {
    await open({ of: 'leave', wage: '2175', taken: '2' })
    expect([name(), sum()]).toEqual([rest.sum, yuan('600')])
    expect(steps()).toEqual([
      [fill(rest.whole, { days: '5' })],
      [rest.untaken, fill(rest.daysOf, { days: '3' })],
      [fill(rest.formula, { wage: '2,175', month: '21.75', days: '3' }), yuan('600')],
      [rest.withWage, yuan('900')],
    ])
    await pick(rest.seniorities.ten)
    expect([isPicked(rest.seniorities.ten), sum()]).toEqual([true, yuan('1,600')])
    expect(basis()).toEqual([
      ...articles(laws.leave, '三', '四', '五'),
      ...articles(laws.leaveRules, '五', '十', '十一', '十二'),
    ])
  })

  test('of a part of a year is a part, without parts of days', async () => {
    await open({ of: 'leave', wage: '2175', to: '2025-06-30' })
    expect([sum(), steps()[1]]).toEqual([
      yuan('400'),
      [fill(rest.left, { calendarDays: '181', days: '5', taken: '0' }), fill(rest.daysOf, { days: '2' })],
    ])
    await write(rest.from, '2024-06-30')
    expect([waits(), wrong()]).toEqual([true, [rest.problem]])
  })

  test('at the end of employment is without the part of a day only after what was taken', async () => {
    // 205 ÷ 365 × 10 − 0.5 = 5.116
    await open({ of: 'leave', wage: '2175', seniority: 'ten', taken: '0.5', to: '2025-07-24' })
    const left = fill(rest.left, { calendarDays: '205', days: '10', taken: '0.5' })
    expect([sum(), steps().slice(0, 3)]).toEqual([
      yuan('1,000'),
      [
        [fill(rest.whole, { days: '10' })],
        [left, fill(rest.daysOf, { days: '5' })],
        [fill(rest.formula, { wage: '2,175', month: '21.75', days: '5' }), yuan('1,000')],
      ],
    ])
    // hired on 07-01 and still employed: 5, without the part of a day, less 0.5
    await write(rest.to, '')
    await write(rest.from, '2025-07-01')
    expect(steps().slice(1, 3)).toEqual([
      [fill(rest.part, { calendarDays: '184', days: '10' }), fill(rest.daysOf, { days: '5' })],
      [rest.untaken, fill(rest.daysOf, { days: '4.5' })],
    ])
  })
})
