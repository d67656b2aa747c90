/**
 * The last day of a term of punishment: 刑法, articles 41, 44 and 47, and 刑事诉讼法解释 (法释〔2021〕1号), article 202. The first day
 * counts, so a year ends on the day before its anniversary. A day of earlier custody stands for one day, of 管制 for two.
 */
import { DAY, onCalendar } from '../format/calendar'
import { dayBefore } from './interest'

export type Punishment = 'imprisonment' | 'detention' | 'control'

export const PUNISHMENTS: Punishment[] = ['imprisonment', 'detention', 'control']

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

export interface SentenceTerm {
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

/** Returns `undefined` without a term. */
export function sentenceTerm({ punishment, from, years, months, custody }: SentenceFacts): SentenceTerm | undefined {
  if (years + months <= 0) return undefined
  const whole = dayBefore(after(from, years, months))
  const credited = Math.floor(custody) * CUSTODY_DAYS[punishment]
  const ends = onCalendar(whole).subtract(credited, 'day').format(DAY)
  return { whole, credited, ends, isServed: ends < from }
}
