/** How one version of a law stood on a day. Days are numbers to compare: 20240305. */

export type Standing = 'inForce' | 'notYet' | 'repealed' | 'unknown'

export interface LawTerm {
  /** What is not yet published is not in force, whatever day it names: an amended text often keeps that of the first. */
  posted?: number
  begin?: number
  end?: number
  /** As it is called today: 现行有效, 已被修改 … */
  status: string
}

/** No longer in force as they stand. Where the day of their end is not known, nobody can say until when they were. */
export const ENDED_STATUSES = ['失效', '已被修改']

export function standingOn({ posted = 0, begin, end, status }: LawTerm, day: number): Standing {
  if (Math.max(posted, begin ?? 0) > day) return 'notYet'
  if (begin === undefined) return 'unknown'
  if (end !== undefined) return end <= day ? 'repealed' : 'inForce'
  return ENDED_STATUSES.indexOf(status) < 0 ? 'inForce' : 'unknown'
}

const LIKELIEST: Standing[] = ['inForce', 'unknown', 'repealed', 'notYet']

/** Which of two versions a text of that day is likelier to mean: the one in force, else the nearest to it. */
export function compareOnDay(day: number, a: LawTerm, b: LawTerm): number {
  const [first, second] = [standingOn(a, day), standingOn(b, day)]
  if (first !== second) return LIKELIEST.indexOf(first) - LIKELIEST.indexOf(second)
  const begun = (b.begin ?? 0) - (a.begin ?? 0)
  if (first === 'notYet') return -begun
  return first === 'repealed' ? (b.end ?? 0) - (a.end ?? 0) || begun : begun
}
