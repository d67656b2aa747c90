/** What the facts are about, by the causes of the cases most alike; and those of such a cause before others. */

/** So many of the most alike have a say. */
const VOTERS = 20
const MOST = 5
/** A cause with less of all votes is chance. */
const LEAST_SHARE = 1 / 12
/** What it is worth to have one of the causes. */
const SAME_CAUSE = 1.25

export interface Candidate {
  score: number
  causes: string[]
}

export interface SuggestedCause {
  name: string
  /** Of all candidates how many have it. */
  count: number
}

/** The likeliest first. */
export function suggestedCauses(candidates: Candidate[]): SuggestedCause[] {
  const votes = new Map<string, number>()
  let all = 0
  for (const { score, causes } of candidates.slice(0, VOTERS)) {
    for (const cause of causes) {
      votes.set(cause, (votes.get(cause) ?? 0) + score)
      all += score
    }
  }
  return [...votes]
    .filter(([, score]) => score >= all * LEAST_SHARE)
    .sort(([a, left], [b, right]) => right - left || (a < b ? -1 : 1))
    .slice(0, MOST)
    .map(([name]) => ({ name, count: candidates.filter(({ causes }) => causes.includes(name)).length }))
}

/** In a new order; equal ones as they were. */
export function rankByCauses<C extends Candidate>(candidates: C[], suggested: SuggestedCause[]): C[] {
  const names = new Set(suggested.map(({ name }) => name))
  const weight = ({ score, causes }: C) => score * (causes.some(cause => names.has(cause)) ? SAME_CAUSE : 1)
  return [...candidates].sort((a, b) => weight(b) - weight(a))
}
