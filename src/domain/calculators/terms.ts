/** Calculates statutory time limits and the day on which each ends. */
import { DAY_FORMAT, onCalendar } from '../format/dates'
import { BUNDLED_HOLIDAY_CALENDAR, type HolidayCalendar } from './holidays'
import {
  COUNTING_ARTICLES,
  type TermRule,
  termRuleOn,
  TERM_RULES,
  type TermKey,
  type TermLaw,
  type TermUnit,
} from './term-rules'
import { type DayOff, dayOff, earliestWorkdayFrom, hasHolidayNotice, workdayFrom } from './workdays'

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
  /** The reason why the nominal day is a day off. The time limit then ends later. */
  dayOff?: DayOff
  ends: string
  /** An earlier possible end: a future notice may make a day off a workday. */
  earliest?: string
  /** Whether the notices on holidays that may change the end are known. */
  holidaysKnown: boolean
  articles: Array<{ law: TermLaw; article: number }>
}

const lastDay = (day: string, { count, unit }: TermRule) => onCalendar(day).add(count, unit).format(DAY_FORMAT)

/**
 * The reason why a time limit is not calculated. `early`: no rule is certain for such an early day. `transition`: the
 * time limit was running when a new law came into force, and no rule tells which law applies.
 */
export type TermRefusal = 'early' | 'transition'

const isRefusal = (rule: TermRule | TermRefusal): rule is TermRefusal => typeof rule === 'string'
const unlessEarly = (rule: TermRule, day: string) => (rule.since && day < rule.since ? 'early' : rule)

/** Chooses the rule for a day. A former rule applies if its time limit ended before the present law came into force. */
function ruleFor(key: TermKey, day: string, calendar: HolidayCalendar): TermRule | TermRefusal {
  const rule = termRuleOn(key, day)
  const { former } = rule
  if (!former || day >= former.before) return unlessEarly(rule, day)
  if (workdayFrom(lastDay(day, former.rule), calendar) < former.before) return unlessEarly(former.rule, day)
  return former.transition ? { ...rule, also: former.transition } : 'transition'
}

/** Returns the reason why the end is not calculated, or `undefined` if the end can be calculated. */
export function termRefusal(
  key: TermKey,
  day: string,
  calendar: HolidayCalendar = BUNDLED_HOLIDAY_CALENDAR,
): TermRefusal | undefined {
  const rule = ruleFor(key, day, calendar)
  return isRefusal(rule) ? rule : undefined
}

/**
 * Calculates a time limit that begins after `day`, for example the day of service.
 * Months and years end on the day with the same number, or on the month's last day. An end on a day off moves to the
 * next workday, unless the rule of the time limit excludes this.
 * Returns `undefined` if no rule is certain for the day.
 */
export function termFrom(
  key: TermKey,
  day: string,
  calendar: HolidayCalendar = BUNDLED_HOLIDAY_CALENDAR,
): Term | undefined {
  const rule = ruleFor(key, day, calendar)
  if (isRefusal(rule)) return undefined
  const { count, unit, movesPastHolidays = true } = rule
  const nominal = lastDay(day, rule)
  const ends = movesPastHolidays ? workdayFrom(nominal, calendar) : nominal
  const earliest = movesPastHolidays ? earliestWorkdayFrom(nominal, calendar) : nominal
  return {
    count,
    unit,
    begins: onCalendar(day).add(1, 'day').format(DAY_FORMAT),
    nominal,
    dayOff: movesPastHolidays ? dayOff(nominal, calendar) : undefined,
    ends,
    ...(earliest < ends ? { earliest } : {}),
    holidaysKnown: !movesPastHolidays || (hasHolidayNotice(nominal, calendar) && hasHolidayNotice(ends, calendar)),
    articles: articlesOf(rule),
  }
}

const articlesOf = ({ law, article, also = [] }: TermRule) => [
  { law, article },
  ...also.map(([by, number]) => ({ law: by, article: number })),
  ...COUNTING_ARTICLES[law].map(([by, number]) => ({ law: by, article: number })),
]

/** Returns the articles of a time limit. Used until the user enters a day. */
export const termArticles = (key: TermKey) => articlesOf(termRuleOn(key, '9999-12-31'))
