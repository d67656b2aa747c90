/** The end of a term, into the calendar of whoever counts on it. */
import { reckonersCopy } from '@/copy/reckoners'
import type { CalendarEntry } from '@domain/format/calendar-file'
import { calendar } from '@/platform/calendar'
import { toast } from '@/platform/toast'

const { reminded } = reckonersCopy.reckoners

export async function remind(entry: CalendarEntry) {
  const outcome = await calendar.add(entry)
  if (outcome === 'cancelled') return
  const isDone = outcome === 'added' || outcome === 'saved'
  toast(reminded[outcome], { mark: isDone ? 'done' : 'failed' })
}
