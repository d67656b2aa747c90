/** The day up to which the library has all laws. Laws of later days may be missing. */
import { formatLawDay } from '../format/dates'

export interface Completeness {
  day: string
  /**
   * `stated`: the operator has set the day. `newest`: it is the publication day of the newest law in the library. `few`:
   * it is that day as well, but the laws are too few to tell up to which day the library reaches.
   */
  ground: 'stated' | 'newest' | 'few'
}

/** Follows the message beside a law that began later than the library reaches. */
export const BEFORE_BEGINNING = '，早于施行日期，施行后的情况须另行核对'

/** If a library has fewer documents, the day of the newest one does not tell up to which day the library reaches. */
export const LEAST_FOR_NEWEST_DAY = 100

/** The sentence on a library for which no such day is known. */
export const UNKNOWN_LAST_DAY = '本库收录截止日未载明'

interface MessageParts {
  /** Formats the day. Court papers need a format without leading zeros. */
  format?: (day: string) => string
  /** The words for the newest day. */
  newest?: string
}

export const completenessMessage = (
  { day, ground }: Completeness,
  { format = formatLawDay, newest = '法规最新的发布日期' }: MessageParts = {},
): string =>
  ground === 'few' ? UNKNOWN_LAST_DAY : `本库收录至${format(day)}${ground === 'newest' ? `（按所收${newest}）` : ''}`
