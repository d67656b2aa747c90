/** The standing of a version of a law on a day. Days are comparable numbers: 20240305. */
import type { LawStatus } from './statuses'

export type Standing = 'inForce' | 'notYet' | 'repealed' | 'unknown'

export interface LawTerm {
  /** Before its publication a text is not in force. Amended texts often keep the effective day of the first text. */
  posted?: number
  /** Missing where no ground states it. */
  begin?: number
  /** The first day on which the text no longer applies. */
  end?: number
  /** The text may have ended from this day on: a later version was published, and nothing states when that began. */
  mayEndFrom?: number
  /** Its current status: 现行有效, 已被修改 … */
  status: string
}

/** No longer in force. Where the last day is unknown, the end of validity is unknown. */
export const ENDED_STATUSES: string[] = ['失效', '已被修改'] satisfies LawStatus[]
/** A status that says the text has not ended: only with one of these does an open end mean in force. */
const LASTING_STATUSES: string[] = ['现行有效', '部分失效', '尚未生效'] satisfies LawStatus[]

export function standingOn({ posted = 0, begin, end, mayEndFrom, status }: LawTerm, day: number): Standing {
  if (Math.max(posted, begin ?? 0) > day) return 'notYet'
  if (end !== undefined && end <= day) return 'repealed'
  if (begin === undefined) return 'unknown'
  if (end !== undefined) return 'inForce'
  if (mayEndFrom !== undefined) return day < mayEndFrom ? 'inForce' : 'unknown'
  return LASTING_STATUSES.indexOf(status) < 0 ? 'unknown' : 'inForce'
}

const LIKELIEST: Standing[] = ['inForce', 'unknown', 'repealed', 'notYet']

/** Sorts the version that a text of that day more likely means first: the one in force, or the nearest. */
export function compareOnDay(day: number, a: LawTerm, b: LawTerm): number {
  const [first, second] = [standingOn(a, day), standingOn(b, day)]
  if (first !== second) return LIKELIEST.indexOf(first) - LIKELIEST.indexOf(second)
  const begun = (b.begin ?? b.posted ?? 0) - (a.begin ?? a.posted ?? 0)
  if (first === 'notYet') return -begun
  return first === 'repealed' ? (b.end ?? 0) - (a.end ?? 0) || begun : begun
}
