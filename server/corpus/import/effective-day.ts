/** The day on which a version of a law began. */
import { onCalendar } from '@domain/format/calendar'
import type { LawRow } from './rows'

type Dated = Pick<LawRow, 'title' | 'info' | 'posting_date' | 'effective_date'>

const AMENDED = /修正|修订|修改/
/** A notice may reach back to the beginning of its year; what lies further apart, in days, are two versions. */
const REACHES_BACK = 366

/** An amended law is often printed with the day on which its first version came into force: it began no earlier than it was posted. */
export function beginOf({ title, info, posting_date, effective_date }: Dated): string | undefined {
  if (!posting_date || !effective_date || effective_date >= posting_date)
    return effective_date || posting_date || undefined
  const apart = onCalendar(posting_date).diff(onCalendar(effective_date), 'day')
  return apart > REACHES_BACK || AMENDED.test([title, ...info].join('\n')) ? posting_date : effective_date
}
