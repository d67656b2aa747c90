/** The status of a version of a law on a day. Days are comparable numbers: 20240305. */

export type Standing = 'inForce' | 'notYet' | 'repealed' | 'unknown'

export interface LawTerm {
  /** Before its publication a text is not in force. Amended texts often keep the effective day of the first text. */
  posted?: number
  begin?: number
  end?: number
  /** Its current status: 现行有效, 已被修改 … */
  status: string
}

/** No longer in force. Where the last day is unknown, the end of validity is unknown. */
export const ENDED_STATUSES = ['失效', '已被修改']

export function standingOn({ posted = 0, begin, end, status }: LawTerm, day: number): Standing {
  if (Math.max(posted, begin ?? 0) > day) return 'notYet'
  if (begin === undefined) return 'unknown'
  if (end !== undefined) return end <= day ? 'repealed' : 'inForce'
  return ENDED_STATUSES.indexOf(status) < 0 ? 'inForce' : 'unknown'
}

const LIKELIEST: Standing[] = ['inForce', 'unknown', 'repealed', 'notYet']

/** Sorts the version that a text of that day more likely means first: the one in force, or the nearest. */
export function compareOnDay(day: number, a: LawTerm, b: LawTerm): number {
  const [first, second] = [standingOn(a, day), standingOn(b, day)]
  if (first !== second) return LIKELIEST.indexOf(first) - LIKELIEST.indexOf(second)
  const begun = (b.begin ?? 0) - (a.begin ?? 0)
  if (first === 'notYet') return -begun
  return first === 'repealed' ? (b.end ?? 0) - (a.end ?? 0) || begun : begun
}
