/**
 * The last day of a term of punishment: 刑法, articles 41, 44 and 47, and 刑事诉讼法解释 (法释〔2021〕1号), article 202. The first day
 * counts, so a year ends on the day before its anniversary. A day of earlier custody stands for one day, of 管制 for two.
 */
import { DAY, onCalendar } from '../format/dates'
import { dayBefore } from './interest'

export type Punishment = 'imprisonment' | 'detention' | 'control'

export const PUNISHMENTS: Punishment[] = ['imprisonment', 'detention', 'control']

interface Limits {
  least: number
  most: number
  /** The most for several crimes, and for 有期徒刑 in place of a suspended death sentence. */
  mostOfSeveral: number
}

/** 刑法, articles 38, 42, 45, 50 and 69, in months. */
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
  /** The days in custody before that day. */
  custody: number
}

interface SentenceTerm {
  /** The last day without custody. */
  whole: string
  /** The days that custody stands for. */
  credited: number
  ends: string
  /** Whether custody is as long as the term, so that nothing is left. */
  isServed: boolean
}

/** Years end on the same day. Months that begin on the last day of a month end on the last day of a month. */
function after(from: string, years: number, months: number): string {
  const start = onCalendar(from)
  const end = start.add(years, 'year').add(months, 'month')
  return (months > 0 && start.date() === start.daysInMonth() ? end.date(end.daysInMonth()) : end).format(DAY)
}

type Length = Pick<SentenceFacts, 'punishment' | 'years' | 'months'>

/** Whether a term is within what the law allows for its punishment. */
export function isLawfulTerm({ punishment, years, months }: Length) {
  const { least, mostOfSeveral } = MONTHS[punishment]
  const total = years * 12 + months
  return total >= least && total <= mostOfSeveral
}

/** Whether a term is longer than one for a single crime may be. */
export const isForSeveralCrimes = ({ punishment, years, months }: Length) =>
  years * 12 + months > MONTHS[punishment].most

/** Returns `undefined` without a term, or for one that the law does not allow. */
export function sentenceTerm(facts: SentenceFacts): SentenceTerm | undefined {
  if (!isLawfulTerm(facts)) return undefined
  const { punishment, from, years, months, custody } = facts
  const whole = dayBefore(after(from, years, months))
  const credited = Math.floor(custody) * CUSTODY_DAYS[punishment]
  const ends = onCalendar(whole).subtract(credited, 'day').format(DAY)
  return { whole, credited, ends, isServed: ends < from }
}
