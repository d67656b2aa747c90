/** The first day in force of a version of a law. */
import { onCalendar } from '@domain/format/calendar'
import type { LawRow } from './rows'

type Dated = Pick<LawRow, 'title' | 'info' | 'posting_date' | 'effective_date'>

const AMENDED = /修正|修订|修改/
/** In days. A notice may apply from the beginning of its year. Larger differences mean two versions. */
const REACHES_BACK = 366

/** Amended laws often print the effective day of their first version. No version begins before its publication. */
export function beginOf({ title, info, posting_date, effective_date }: Dated): string | undefined {
  if (!posting_date || !effective_date || effective_date >= posting_date)
    return effective_date || posting_date || undefined
  const apart = onCalendar(posting_date).diff(onCalendar(effective_date), 'day')
  return apart > REACHES_BACK || AMENDED.test([title, ...info].join('\n')) ? posting_date : effective_date
}
