/** The day up to which the library has all laws. What was issued later may be missing. */
import { formatLawDay } from '../format/dates'

export interface Completeness {
  day: string
  /** `stated`: the operator states the day. `newest`: the day on which the newest law of the library was published. */
  ground: 'stated' | 'newest'
}

interface MessageParts {
  /** Writes the day. Court papers write it without padded zeros. */
  format?: (day: string) => string
  /** Names the day that is the newest. */
  newest?: string
}

export const completenessMessage = (
  { day, ground }: Completeness,
  { format = formatLawDay, newest = '法规最新的发布日期' }: MessageParts = {},
): string => `本库收录至${format(day)}${ground === 'newest' ? `（按所收${newest}）` : ''}`
