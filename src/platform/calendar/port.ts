import type { CalendarEntry } from '@domain/format/calendar-file'
import type { Refusal } from '../wechat-failure'

/** `saved`: a file that the reader's calendar takes. `cancelled`: the reader would not have it. */
export type CalendarOutcome = 'added' | 'saved' | Refusal

export interface CalendarPort {
  /** Whether a key may offer it. */
  adds(): boolean
  add(entry: CalendarEntry): Promise<CalendarOutcome>
}
