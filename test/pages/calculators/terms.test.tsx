/** 期限: the end of a term, the reason why it is moved, and the calendar file with a reminder. */
import { calculatorsCopy, fill } from '@/copy/calculators'
import { BUNDLED_HOLIDAY_CALENDAR } from '@domain/calculators/holidays'
import type { TermKey } from '@domain/calculators/terms'
import { calendar } from '@/platform/calendar'
import type { CalendarOutcome } from '@/platform/ports/other-apps'
import { until } from '../../support/render-block'
import { toasts, toastTexts } from '../../support/toasts'
import {
  basis,
  choices,
  choose,
  chosen,
  field,
  hasField,
  hasKey,
  name,
  note,
  open,
  steps,
  sum,
  tap,
  waits,
  write,
  wrong,
} from './support'

const { calculators } = calculatorsCopy
const { term, laws, reminders } = calculators
const { names, areas, rests } = term

const [SUNDAY, MONDAY, TUESDAY, , THURSDAY, FRIDAY, SATURDAY] = term.weekdays
const on = (day: string, weekday: string) => fill(term.withWeekday, { day, weekday })
const counts = (unit: 'day' | 'month' | 'year', count: string) =>
  fill(term.counts, { length: fill(term.units[unit], { count }) })
const moved = (rest: string) => fill(term.moved, { rest })
const holiday = (of: string) => fill(term.holiday, { name: of })
const unknown = fill(term.holidaysUnknown, {
  from: String(BUNDLED_HOLIDAY_CALENDAR.years.from),
  to: String(BUNDLED_HOLIDAY_CALENDAR.years.to),
})

test('without a day it waits for one, under the name of the day that this term counts from', async () => {
  await open({ of: 'term' })
  expect([waits(), chosen(), field(names.civilJudgment.day).value]).toEqual([
    true,
    [areas.civil, names.civilJudgment.whole],
    '',
  ])
  expect(basis()).toEqual([`《${laws.civil}》第一百七十一条`, `《${laws.civil}》第八十五条`])
})

test('a term that ends on a working day ends there', async () => {
  await open({ of: 'term', day: '2025-03-03' })
  expect([name(), sum(), note()]).toEqual([
    fill(term.ends, { term: names.civilJudgment.whole }),
    on('2025-03-18', TUESDAY),
    term.note,
  ])
  expect(steps()).toEqual([
    [fill(term.begins, { day: '2025-03-03', begins: '2025-03-04' })],
    [counts('day', '15'), on('2025-03-18', TUESDAY)],
  ])
})

test.each([
  ['a Saturday', 'civilJudgment', '2025-02-28', on('2025-03-15', SATURDAY), rests.saturday, on('2025-03-17', MONDAY)],
  ['a Sunday', 'foreignAnswer', '2024-03-01', on('2024-03-31', SUNDAY), rests.sunday, on('2024-04-01', MONDAY)],
  [
    'a holiday, up to a Sunday on which one works',
    'criminalJudgment',
    '2024-02-01',
    on('2024-02-11', SUNDAY),
    holiday('春节'),
    on('2024-02-18', SUNDAY),
  ],
  [
    'a long holiday',
    'civilJudgment',
    '2025-09-18',
    on('2025-10-03', FRIDAY),
    holiday('国庆节、中秋节'),
    on('2025-10-09', THURSDAY),
  ],
])('a term that would end on %s ends later, and says why', async (_, key, day, nominal, rest, ends) => {
  await open({ of: 'term', term: key, day })
  expect(sum()).toBe(ends)
  expect([steps()[1]?.[1], steps()[2]]).toEqual([nominal, [moved(rest), ends]])
})

test('a Sunday on which one works is the end', async () => {
  await open({ of: 'term', day: '2025-01-11' })
  expect([sum(), steps().length]).toEqual([on('2025-01-26', SUNDAY), 2])
})

test('months and years end on the day of the same number, or on the last that there is', async () => {
  await open({ of: 'term', term: 'retrial', day: '2024-08-31' })
  expect(steps()[1]).toEqual([counts('month', '6'), on('2025-02-28', FRIDAY)])
  await choose(names.execution.whole)
  await write(names.execution.day, '2020-02-29')
  expect(steps()[1]).toEqual([counts('year', '2'), on('2022-02-28', MONDAY)])
})

test('another area begins with its first term; the day stays, the name of the day is another', async () => {
  await open({ of: 'term', term: 'civilRuling', day: '2025-03-03' })
  await choose(areas.limitation)
  expect(chosen()).toEqual([areas.limitation, names.limitation.whole])
  expect(choices(term.term).slice(0, 2)).toEqual([names.limitation.short, names.longestLimitation.short])
  expect([hasField(names.civilRuling.day), field(names.limitation.day).value]).toEqual([false, '2025-03-03'])
  expect(basis().slice(0, 2)).toEqual([`《${laws.civilCode}》第一百八十八条`, `《${laws.civilCode}》第二百零一条`])
})

test('the area that is chosen already leaves the term as it is', async () => {
  await open({ of: 'term', term: 'civilRuling' })
  await choose(areas.civil)
  expect(chosen()).toEqual([areas.civil, names.civilRuling.whole])
})

test('of a term that no law knows, and of a day that no calendar has, nothing is taken', async () => {
  await open({ of: 'term', term: 'x', day: '2025-02-30' })
  expect([chosen()[1], waits(), sum()]).toEqual([names.civilJudgment.whole, true, undefined])
})

const earliest = (day: string) => fill(term.earliest, { day })
const earlier = (day: string) => fill(term.earlier, { day })

test('an end that a notice to come may bring forward is told at its earliest', async () => {
  await open({ of: 'term', day: '2026-12-18' })
  const saturday = on('2027-01-02', SATURDAY)
  expect(sum()).toBe(earliest(saturday))
  expect(steps().slice(1)).toEqual([
    [counts('day', '15'), saturday],
    [earlier(saturday), on('2027-01-04', MONDAY)],
  ])
  expect(note()).toBe(`${term.uncertain}${unknown}${term.note}`)
})

test('an end in a year without a notice is moved by the holidays of the law, with a reserve', async () => {
  await open({ of: 'term', day: '2027-01-25' })
  expect([sum(), note()]).toEqual([on('2027-02-09', TUESDAY), `${unknown}${term.note}`])
  await write(names.civilJudgment.day, '2027-01-23')
  expect(sum()).toBe(on('2027-02-09', TUESDAY))
  expect(steps()[2]).toEqual([moved(holiday('春节')), on('2027-02-09', TUESDAY)])
})

test('before the years with notices there is the same reserve', async () => {
  await open({ of: 'term', term: 'longestLimitation', day: '1986-07-15' })
  const unproven = `《${laws.generalPrinciples}》第一百三十七条、第一百五十四条的文本没有收录，条号未经核对。`
  expect([sum(), note()]).toEqual([on('2006-07-17', MONDAY), `${unknown}${unproven}${term.note}`])
})

test('the last day whose holidays are published needs no reserve, the first beyond does', async () => {
  await open({ of: 'term', day: '2026-12-16' })
  expect([sum(), note()]).toEqual([on('2026-12-31', THURSDAY), term.note])
  await write(names.civilJudgment.day, '2026-12-17')
  expect(note()).toBe(`${term.uncertain}${unknown}${term.note}`)
})

test('a term that rests on an assumption says it, with the law of its day', async () => {
  await open({ of: 'term', term: 'annulment', day: '2026-03-01' })
  expect([sum(), note()]).toEqual([on('2026-06-01', MONDAY), `${term.notes.annulment}${term.note}`])
  expect(basis()[0]).toBe(`《${laws.arbitration}》第七十二条`)
  await write(names.annulment.day, '2026-02-28')
  expect([sum(), basis()[0]]).toEqual([on('2026-08-28', FRIDAY), `《${laws.formerArbitration}》第五十九条`])
})

test('a limitation that was over before 2017-10-01 rests on the law of its time', async () => {
  await open({ of: 'term', term: 'limitation', day: '2014-03-10' })
  const unproven = `《${laws.generalPrinciples}》第一百五十四条的文本没有收录，条号未经核对。`
  expect([sum(), note()]).toEqual([on('2016-03-10', THURSDAY), `${term.notes.limitation}${unproven}${term.note}`])
  expect(basis().slice(0, 2)).toEqual([
    `《${laws.generalPrinciples}》第一百三十五条`,
    `《${laws.limitationTransition.replace(/《(.*?)》/, '〈$1〉')}》第三条`,
  ])
  expect(basis().slice(2)).toEqual([`《${laws.generalPrinciples}》第一百五十四条`])
})

test('a notice of service rests on the text of its time', async () => {
  await open({ of: 'term', term: 'publicService', day: '2021-12-31' })
  expect([sum(), steps()[1]]).toEqual([on('2022-03-01', TUESDAY), [counts('day', '60'), on('2022-03-01', TUESDAY)]])
  expect(basis()).toEqual(['九十二', '八十二'].map(article => `《${laws.civilOf2017}》第${article}条`))
  await choose(names.foreignPublicService.whole)
  expect(steps()[1]).toEqual([counts('month', '3'), on('2022-03-31', THURSDAY)])
  expect(note()).toBe(`${term.notes.foreignPublicService}${term.note}`)
  expect(term.notes.foreignPublicService).toMatch(/第二百八十三条.*香港、澳门.*三个月.*台湾/)
})

const { early, transition } = term.refusals

test.each<[key: TermKey, day: string, sentence: string]>([
  ['publicService', '2012-12-31', early.publicService],
  ['foreignPublicService', '2012-12-31', early.foreignPublicService],
  ['retrial', '2012-12-31', early.retrial],
  ['execution', '2008-03-31', early.execution],
  ['administrativeSuit', '2000-03-09', early.administrativeSuit],
  ['uninformedSuit', '2000-03-09', early.uninformedSuit],
  ['uninformedSuit', '2018-02-07', transition.uninformedSuit],
  ['inactionSuit', '2015-04-30', early.inactionSuit],
  ['labourArbitration', '1994-12-30', early.labourArbitration],
  ['labourArbitration', '2008-04-30', transition.labourArbitration],
  ['wageArbitration', '1994-12-30', early.wageArbitration],
  ['wageArbitration', '2008-04-30', transition.wageArbitration],
])('%s from %s has no end, and a sentence says why', async (key, day, sentence) => {
  await open({ of: 'term', term: key, day })
  expect([wrong(), waits(), sum(), basis(), hasKey(calculators.remind)]).toEqual([
    [sentence],
    true,
    undefined,
    [],
    false,
  ])
  await write(names[key].day, '2026-06-01')
  expect([wrong(), waits(), basis().length > 0]).toEqual([[], false, true])
})

describe('the calendar', () => {
  const OUTCOMES: Array<[CalendarOutcome, string[]]> = [
    ['added', [reminders.added]],
    ['saved', [reminders.saved]],
    ['failed', [reminders.failed]],
  ]
  test.each(OUTCOMES)('that answers %s is told to the reader', async (outcome, sentences) => {
    jest.spyOn(calendar, 'add').mockResolvedValue(outcome)
    await open({ of: 'term', day: '2025-09-18' })
    await tap(calculators.remind)
    await until(() => toasts().length > 0)
    expect(toastTexts()).toEqual(sentences)
  })

  test('takes the end, its name and how it came about; a reader who changes their mind is told nothing', async () => {
    const add = jest.spyOn(calendar, 'add').mockResolvedValue('cancelled')
    await open({ of: 'term', day: '2025-09-18' })
    await tap(calculators.remind)
    await until(() => add.mock.calls.length > 0)
    const [entry] = add.mock.calls[0]!
    expect(entry).toMatchObject({
      id: 'civilJudgment-2025-10-09',
      day: '2025-10-09',
      title: fill(term.remind, { term: names.civilJudgment.whole }),
    })
    expect(entry.description).toContain(`${moved(holiday('国庆节、中秋节'))} = ${on('2025-10-09', THURSDAY)}`)
    expect(toasts()).toEqual([])
  })

  test('is offered only where the host has one', async () => {
    jest.spyOn(calendar, 'canAdd').mockReturnValue(false)
    await open({ of: 'term', day: '2025-09-18' })
    expect([hasKey(calculators.copy), hasKey(calculators.remind)]).toEqual([true, false])
  })

  test('is not offered for what has no end', async () => {
    await open({ of: 'late', amount: '1000', from: '2025-01-01', to: '2025-01-31' })
    expect([hasKey(calculators.copy), hasKey(calculators.remind), hasKey(calculators.curve)]).toEqual([
      true,
      false,
      false,
    ])
  })
})
