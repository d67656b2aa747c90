/** Decides whether a version of a law is in force on a day. Days are numbers that can be compared: 20240305. */
import { LAW_STATUS } from '../libraries/law-statuses'

export type Standing = 'inForce' | 'notYet' | 'repealed' | 'unknown'

/** The days between which a version of a law is in force, as far as they are known, with its status. */
export interface ValidityDates {
  /**
   * The day of publication. A text is not in force earlier, although an amended text may still state the first day of
   * its first version.
   */
  posted?: number
  /** The first day in force. Absent if it is unknown. */
  begin?: number
  /** The first day on which the version is no longer in force. */
  end?: number
  /** The day on which the version may have ended. A later version was then published, but its first day is unknown. */
  mayEndFrom?: number
  /** The current status of the version: 现行有效, 已被修改 …. */
  status: string
}

/** The statuses of versions that are no longer in force. Their last day may be unknown. */
export const ENDED_STATUSES: string[] = [LAW_STATUS.repealed, LAW_STATUS.amended]
/**
 * The statuses of versions that have not ended. With any other status and without a last day, the standing is unknown.
 */
const LASTING_STATUSES: string[] = [LAW_STATUS.inForce, LAW_STATUS.partly, LAW_STATUS.pending]

/** The founding of the People's Republic. None of its laws was in force before, even if the first day is unknown. */
const FOUNDING = 19491001

export function standingOn({ posted = 0, begin, end, mayEndFrom, status }: ValidityDates, day: number): Standing {
  if (Math.max(posted, begin ?? 0) > day) return 'notYet'
  if (end !== undefined && end <= day) return 'repealed'
  if (begin === undefined) return day < FOUNDING ? 'notYet' : 'unknown'
  if (end !== undefined) return 'inForce'
  if (mayEndFrom !== undefined) return day < mayEndFrom ? 'inForce' : 'unknown'
  return LASTING_STATUSES.indexOf(status) < 0 ? 'unknown' : 'inForce'
}

const LIKELIEST: Standing[] = ['inForce', 'unknown', 'repealed', 'notYet']

/**
 * Compares two versions of a law, to sort them for a text of that day. The version in force comes first, then those of
 * unknown standing, repealed ones and future ones. Among equals, the version nearest in time comes first.
 */
export function compareOnDay(day: number, a: ValidityDates, b: ValidityDates): number {
  const [first, second] = [standingOn(a, day), standingOn(b, day)]
  if (first !== second) return LIKELIEST.indexOf(first) - LIKELIEST.indexOf(second)
  const begun = (b.begin ?? b.posted ?? 0) - (a.begin ?? a.posted ?? 0)
  if (first === 'notYet') return -begun
  return first === 'repealed' ? (b.end ?? 0) - (a.end ?? 0) || begun : begun
}
