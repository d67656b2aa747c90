import type { CalendarEntry } from '@domain/format/calendar-file'
import type { WechatFailure } from '../wechat-failure'

/** The result. `saved`: a file for the reader's calendar was saved. `cancelled`: the reader declined. */
export type CalendarOutcome = 'added' | 'saved' | WechatFailure

export interface CalendarPort {
  /** Whether the host can add an entry. */
  canAdd(): boolean
  add(entry: CalendarEntry): Promise<CalendarOutcome>
}
