/**
 * Calculates the last day of 管制, 拘役 or 有期徒刑: 刑法, articles 41, 44 and 47; 刑事诉讼法解释 (法释〔2021〕1号),
 * article 202.
 * The first day counts, so a year ends on the day before its anniversary. A day in custody counts as one day, for 管制
 * as two.
 */
import { DAY_FORMAT, onCalendar } from '../format/dates'
import { dayBefore } from './interest'

export type Punishment = 'imprisonment' | 'detention' | 'control'

export const PUNISHMENTS: Punishment[] = ['imprisonment', 'detention', 'control']

interface Limits {
  least: number
  most: number
  /** The longest term for several crimes. It also limits 有期徒刑 in place of a suspended death sentence. */
  mostOfSeveral: number
}

/** The limits in months (刑法, articles 38, 42, 45, 50 and 69). */
const MONTHS: Record<Punishment, Limits> = {
  imprisonment: { least: 6, most: 15 * 12, mostOfSeveral: 25 * 12 },
  detention: { least: 1, most: 6, mostOfSeveral: 12 },
  control: { least: 3, most: 2 * 12, mostOfSeveral: 3 * 12 },
}

const CUSTODY_DAYS: Record<Punishment, number> = { imprisonment: 1, detention: 1, control: 2 }

export interface SentenceFacts {
  punishment: Punishment
  /** The day on which the judgment is executed. */
  from: string
  years: number
  months: number
  /** The number of days in custody before the judgment was executed. */
  custody: number
}

interface SentenceTerm {
  /** The last day of the whole term, without credit for custody. */
  whole: string
  /** The number of days by which custody shortens the term. */
  credited: number
  ends: string
  /** Whether the credit for custody covers the whole term. */
  isServed: boolean
}

/** Adds years and months to a day. Months from the last day of a month lead to the last day of a month. */
function after(from: string, years: number, months: number): string {
  const start = onCalendar(from)
  const end = start.add(years, 'year').add(months, 'month')
  return (months > 0 && start.date() === start.daysInMonth() ? end.date(end.daysInMonth()) : end).format(DAY_FORMAT)
}

type Length = Pick<SentenceFacts, 'punishment' | 'years' | 'months'>

/** Whether the law allows a term of this length for the punishment. */
export function isLawfulTerm({ punishment, years, months }: Length) {
  const { least, mostOfSeveral } = MONTHS[punishment]
  const total = years * 12 + months
  return total >= least && total <= mostOfSeveral
}

/** Whether the term is longer than the law allows for a single crime. */
export const isForSeveralCrimes = ({ punishment, years, months }: Length) =>
  years * 12 + months > MONTHS[punishment].most

/** Returns `undefined` for a term that the law does not allow. */
export function sentenceTerm(facts: SentenceFacts): SentenceTerm | undefined {
  if (!isLawfulTerm(facts)) return undefined
  const { punishment, from, years, months, custody } = facts
  const whole = dayBefore(after(from, years, months))
  const credited = Math.floor(custody) * CUSTODY_DAYS[punishment]
  const ends = onCalendar(whole).subtract(credited, 'day').format(DAY_FORMAT)
  return { whole, credited, ends, isServed: ends < from }
}
