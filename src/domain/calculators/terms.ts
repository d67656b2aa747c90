/** Calculates statutory time limits and the day on which each ends. */
import { DAY, onCalendar } from '../format/calendar'
import { HOLIDAYS, HOLIDAY_YEARS, MAKE_UP_WORKDAYS } from './holidays'

export type DayOff = 'saturday' | 'sunday' | { holiday: string }

const WEEKEND: Record<number, DayOff> = { 0: 'sunday', 6: 'saturday' }

/** Returns the reason why a day is off, or `undefined` for a workday. */
export function dayOff(day: string): DayOff | undefined {
  const holiday = HOLIDAYS.find(({ from, to }) => from <= day && day <= to)
  if (holiday) return { holiday: holiday.name }
  return MAKE_UP_WORKDAYS.indexOf(day) < 0 ? WEEKEND[onCalendar(day).day()] : undefined
}

/** Returns the day itself if it is a workday, otherwise the next workday. */
export function workdayFrom(day: string): string {
  let workday = onCalendar(day)
  while (dayOff(workday.format(DAY))) workday = workday.add(1, 'day')
  return workday.format(DAY)
}

/** Whether the holidays of the day's year are known. For other years only weekends are known. */
function hasHolidays(day: string): boolean {
  const year = onCalendar(day).year()
  return year >= HOLIDAY_YEARS.from && year <= HOLIDAY_YEARS.to
}

export type TermLaw = 'civilCode' | 'civil' | 'criminal' | 'administrative' | 'review' | 'labour'
export type TermUnit = 'day' | 'month' | 'year'

interface Rule {
  count: number
  unit: TermUnit
  law: TermLaw
  article: number
}

const rule = (count: number, unit: TermUnit, law: TermLaw, article: number): Rule => ({ count, unit, law, article })

/** The rules by the texts in force: 民事诉讼法 of 2023, 刑事诉讼法 of 2018, 行政诉讼法 of 2017, 行政复议法 of 2023. */
const RULES = {
  civilJudgment: rule(15, 'day', 'civil', 171),
  civilRuling: rule(10, 'day', 'civil', 171),
  foreignAppeal: rule(30, 'day', 'civil', 286),
  answer: rule(15, 'day', 'civil', 128),
  foreignAnswer: rule(30, 'day', 'civil', 285),
  retrial: rule(6, 'month', 'civil', 216),
  execution: rule(2, 'year', 'civil', 250),
  criminalJudgment: rule(10, 'day', 'criminal', 230),
  criminalRuling: rule(5, 'day', 'criminal', 230),
  administrativeJudgment: rule(15, 'day', 'administrative', 85),
  administrativeRuling: rule(10, 'day', 'administrative', 85),
  administrativeSuit: rule(6, 'month', 'administrative', 46),
  suitAfterReview: rule(15, 'day', 'administrative', 45),
  review: rule(60, 'day', 'review', 20),
  labourArbitration: rule(1, 'year', 'labour', 27),
  suitAfterAward: rule(15, 'day', 'labour', 50),
  limitation: rule(3, 'year', 'civilCode', 188),
  longestLimitation: rule(20, 'year', 'civilCode', 188),
} as const satisfies Record<string, Rule>

export type TermKey = keyof typeof RULES

/** The keys of the time limits, in the order of their display. */
export const TERM_KEYS = Object.keys(RULES) as TermKey[]

export const isTermKey = (text: string | undefined): text is TermKey => TERM_KEYS.some(key => key === text)

/** The articles that tell how each law counts the first day and holidays. */
const COUNTING: Record<TermLaw, Array<[law: TermLaw, article: number]>> = {
  civilCode: [201, 202, 203].map(article => ['civilCode', article]),
  civil: [['civil', 85]],
  criminal: [['criminal', 105]],
  administrative: [
    ['administrative', 101],
    ['civil', 85],
  ],
  review: [
    ['review', 88],
    ['civil', 85],
  ],
  labour: [201, 202, 203].map(article => ['civilCode', article]),
}

export interface Term {
  count: number
  unit: TermUnit
  /** The first day that counts. */
  begins: string
  /** The last day by the calendar, without regard to holidays. */
  nominal: string
  /** The reason why the time limit does not end on the nominal day. */
  dayOff?: DayOff
  ends: string
  /** Whether the holidays around the end are known. */
  holidaysKnown: boolean
  articles: Array<{ law: TermLaw; article: number }>
}

/**
 * Calculates a time limit from the day of service, which does not count. Months and years end on the day with the same
 * number, or on the month's last day. A day off moves the end to the next workday.
 */
export function termFrom(key: TermKey, day: string): Term {
  const { count, unit, law, article } = RULES[key]
  const nominal = onCalendar(day).add(count, unit).format(DAY)
  const ends = workdayFrom(nominal)
  return {
    count,
    unit,
    begins: onCalendar(day).add(1, 'day').format(DAY),
    nominal,
    dayOff: dayOff(nominal),
    ends,
    holidaysKnown: hasHolidays(nominal) && hasHolidays(ends),
    articles: articlesOf(law, article),
  }
}

const articlesOf = (law: TermLaw, article: number) => [
  { law, article },
  ...COUNTING[law].map(([by, number]) => ({ law: by, article: number })),
]

/** Returns the articles of a time limit before the user enters a day. */
export const termArticles = (key: TermKey) => articlesOf(RULES[key].law, RULES[key].article)
