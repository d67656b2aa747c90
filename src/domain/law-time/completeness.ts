/** The day up to which the library has all laws. Laws of later days may be missing. */
import { formatLawDay } from '../format/dates'

export interface Completeness {
  day: string
  /** `stated`: the operator has set the day. `newest`: it is the publication day of the newest law in the library. */
  ground: 'stated' | 'newest'
}

/** Follows the message beside a law that began later than the library reaches. */
export const BEFORE_BEGINNING = '，早于施行日期，施行后的情况须另行核对'

interface MessageParts {
  /** Formats the day. Court papers need a format without leading zeros. */
  format?: (day: string) => string
  /** The words for the newest day. */
  newest?: string
}

export const completenessMessage = (
  { day, ground }: Completeness,
  { format = formatLawDay, newest = '法规最新的发布日期' }: MessageParts = {},
): string => `本库收录至${format(day)}${ground === 'newest' ? `（按所收${newest}）` : ''}`
