/** Decides whether a version of a law is in force on a day. Days are comparable numbers: 20240305. */
import { LAW_STATUS } from '../libraries/law-statuses'

export type Standing = 'inForce' | 'notYet' | 'repealed' | 'unknown'

export interface LawTerm {
  /**
   * The day of publication, before which a text is not in force. An amended text often still states the effective day
   * of the first text.
   */
  posted?: number
  /** The first day in force. Absent if no ground states it. */
  begin?: number
  /** The first day on which the text no longer applies. */
  end?: number
  /** The day from which the text may have ended: a later version was published, but its first day is unknown. */
  mayEndFrom?: number
  /** The current status of the version: 现行有效, 已被修改 …. */
  status: string
}

/** The statuses of laws that are no longer in force. Without a last day, it is unknown when such a law ended. */
export const ENDED_STATUSES: string[] = [LAW_STATUS.repealed, LAW_STATUS.amended]
/** The statuses that exclude an end. Only with one of these does a missing last day mean that the law is in force. */
const LASTING_STATUSES: string[] = [LAW_STATUS.inForce, LAW_STATUS.partly, LAW_STATUS.pending]

export function standingOn({ posted = 0, begin, end, mayEndFrom, status }: LawTerm, day: number): Standing {
  if (Math.max(posted, begin ?? 0) > day) return 'notYet'
  if (end !== undefined && end <= day) return 'repealed'
  if (begin === undefined) return 'unknown'
  if (end !== undefined) return 'inForce'
  if (mayEndFrom !== undefined) return day < mayEndFrom ? 'inForce' : 'unknown'
  return LASTING_STATUSES.indexOf(status) < 0 ? 'unknown' : 'inForce'
}

const LIKELIEST: Standing[] = ['inForce', 'unknown', 'repealed', 'notYet']

/**
 * Compares two versions of a law for a text of that day. The more likely one comes first: the version in force, or the
 * nearest one.
 */
export function compareOnDay(day: number, a: LawTerm, b: LawTerm): number {
  const [first, second] = [standingOn(a, day), standingOn(b, day)]
  if (first !== second) return LIKELIEST.indexOf(first) - LIKELIEST.indexOf(second)
  const begun = (b.begin ?? b.posted ?? 0) - (a.begin ?? a.posted ?? 0)
  if (first === 'notYet') return -begun
  return first === 'repealed' ? (b.end ?? 0) - (a.end ?? 0) || begun : begun
}
