/** Calculates statutory time limits and the day on which each ends. */
import { DAY, onCalendar } from '../format/dates'
import { BUNDLED_CALENDAR, type HolidayCalendar } from './holidays'
import {
  COUNTING_ARTICLES,
  type TermRule,
  ruleOn,
  TERM_RULES,
  type TermKey,
  type TermLaw,
  type TermUnit,
} from './term-rules'
import { type DayOff, dayOff, earliestWorkdayFrom, hasNotice, workdayFrom } from './workdays'

export { dayOff, workdayFrom }
export type { TermKey, TermLaw }

/** The keys of the time limits, in the order of their display. */
export const TERM_KEYS = Object.keys(TERM_RULES) as TermKey[]

export const isTermKey = (text: string | undefined): text is TermKey => TERM_KEYS.some(key => key === text)

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
  /** An earlier end, if a notice to come makes a day off a workday. */
  earliest?: string
  /** Whether the holidays around the end are known. */
  holidaysKnown: boolean
  articles: Array<{ law: TermLaw; article: number }>
}

const lastDay = (day: string, { count, unit }: TermRule) => onCalendar(day).add(count, unit).format(DAY)

/** Why a time limit is not calculated: its day is before the known rules, or a new law met it and says nothing. */
export type TermRefusal = 'early' | 'transition'

const isRefusal = (rule: TermRule | TermRefusal): rule is TermRefusal => typeof rule === 'string'
const unlessEarly = (rule: TermRule, day: string) => (rule.since && day < rule.since ? 'early' : rule)

/** Chooses the rule of a day. A former rule stands for a time limit that was over before the present law came into force. */
function ruleFor(key: TermKey, day: string, calendar: HolidayCalendar): TermRule | TermRefusal {
  const rule = ruleOn(key, day)
  const { former } = rule
  if (!former || day >= former.before) return unlessEarly(rule, day)
  if (workdayFrom(lastDay(day, former.rule), calendar) < former.before) return unlessEarly(former.rule, day)
  return former.transition ? { ...rule, also: former.transition } : 'transition'
}

/** Returns why no end is calculated, or `undefined` if one is. */
export function termRefusal(
  key: TermKey,
  day: string,
  calendar: HolidayCalendar = BUNDLED_CALENDAR,
): TermRefusal | undefined {
  const rule = ruleFor(key, day, calendar)
  return isRefusal(rule) ? rule : undefined
}

/**
 * Calculates a time limit from the day of service, which does not count. Months and years end on the day with the same
 * number, or on the month's last day. A day off moves the end to the next workday. Returns `undefined` if the rule of the
 * day is uncertain.
 */
export function termFrom(key: TermKey, day: string, calendar: HolidayCalendar = BUNDLED_CALENDAR): Term | undefined {
  const rule = ruleFor(key, day, calendar)
  if (isRefusal(rule)) return undefined
  const { count, unit, movesPastHolidays = true } = rule
  const nominal = lastDay(day, rule)
  const ends = movesPastHolidays ? workdayFrom(nominal, calendar) : nominal
  const earliest = movesPastHolidays ? earliestWorkdayFrom(nominal, calendar) : nominal
  return {
    count,
    unit,
    begins: onCalendar(day).add(1, 'day').format(DAY),
    nominal,
    dayOff: movesPastHolidays ? dayOff(nominal, calendar) : undefined,
    ends,
    ...(earliest < ends ? { earliest } : {}),
    holidaysKnown: !movesPastHolidays || (hasNotice(nominal, calendar) && hasNotice(ends, calendar)),
    articles: articlesOf(rule),
  }
}

const articlesOf = ({ law, article, also = [] }: TermRule) => [
  { law, article },
  ...also.map(([by, number]) => ({ law: by, article: number })),
  ...COUNTING_ARTICLES[law].map(([by, number]) => ({ law: by, article: number })),
]

/** Returns the articles of a time limit before the user enters a day. */
export const termArticles = (key: TermKey) => articlesOf(ruleOn(key, '9999-12-31'))
