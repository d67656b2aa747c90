/** Suggests causes from the most similar cases, and ranks cases of these causes higher. */

/** The number of most similar cases whose causes count as votes. */
const VOTERS = 20
const MOST = 5
/** The minimum share of the votes. A cause with fewer votes is there by chance. */
const LEAST_SHARE = 1 / 12
/** The factor for the score of a case with one of the suggested causes. */
const SAME_CAUSE = 1.25

export interface Candidate {
  score: number
  causes: string[]
}

export interface SuggestedCause {
  name: string
  /** The number of candidates with the cause. */
  count: number
}

/** Returns the suggested causes, the likeliest first. */
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

/** Sorts candidates by score, raised for suggested causes. Candidates with equal scores keep their order. */
export function rankByCauses<C extends Candidate>(candidates: C[], suggested: SuggestedCause[]): C[] {
  const names = new Set(suggested.map(({ name }) => name))
  const weight = ({ score, causes }: C) => score * (causes.some(cause => names.has(cause)) ? SAME_CAUSE : 1)
  return [...candidates].sort((a, b) => weight(b) - weight(a))
}
