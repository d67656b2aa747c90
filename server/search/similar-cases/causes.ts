/** Suggests causes by words, articles and similar cases, and ranks cases of these causes higher. A cause is no ground. */

/** The number of most similar cases whose causes count as votes. */
const VOTERS = 20
const MOST = 5
/** The minimum score, and the minimum share of the best score. A cause with less is there by chance. */
const LEAST = 1 / 12
const LEAST_OF_BEST = 1 / 4
/** The points without which words suggest nothing, if no case is alike. */
const LEAST_POINTS = 3
/** The factor for the score of a case with one of the suggested causes. */
const SAME_CAUSE = 1.25
/** Words and stories say most. The shares of stories are small, because they are spread among twenty. */
const IN_LAY_WORDS = { words: 1, stories: 2, articles: 1 / 4, cases: 1 / 4 }
/** Where no word is known, the facts are hardly told by a layman. Cases then say most. */
const IN_OTHER_WORDS = { words: 1, stories: 1 / 2, articles: 1 / 4, cases: 1 }
/** Of few points the best cause gets a smaller share. */
const DOUBT = 2

export interface Candidate {
  score: number
  causes: string[]
}

/** The points of causes by words of the facts. */
export type CausePoints = Map<string, number>

/** What else than similar cases speaks for a cause. */
export interface CauseHints {
  points: CausePoints
  /** The shares of causes by stories with a known cause. */
  stories: Map<string, number>
  /** The shares of causes by the articles that the facts fit. */
  articles: Map<string, number>
  /** Returns all names of a cause, the present one first. */
  namesOf: (cause: string) => string[]
}

/** Returns the weight of points relative to the best points, from 0 to 1. */
export const relativeStrength = (points: number, best = points) => points / (best + DOUBT)

function sharesOfCases(candidates: Candidate[]): Map<string, number> {
  const votes = candidates.slice(0, VOTERS).flatMap(({ score, causes }) => causes.map(cause => ({ cause, score })))
  const all = votes.reduce((sum, { score }) => sum + score, 0)
  const shares = new Map<string, number>()
  for (const { cause, score } of votes) shares.set(cause, (shares.get(cause) ?? 0) + score / all)
  return shares
}

/**
 * Returns the suggested causes by their present names, the likeliest first. Without hints, only the cases tell.
 * Stories and articles alone suggest nothing: every text is a little like some.
 */
export function suggestedCauses(candidates: Candidate[], hints?: CauseHints): string[] {
  const bestPoints = Math.max(0, ...(hints?.points.values() ?? []))
  if (candidates.length === 0 && bestPoints < LEAST_POINTS) return []
  const scores = new Map<string, number>()
  const add = (shares: Map<string, number>, weight: number) => {
    for (const [name, share] of shares) {
      const cause = hints?.namesOf(name)[0] ?? name
      scores.set(cause, (scores.get(cause) ?? 0) + weight * share)
    }
  }
  const weights = hints?.points.size ? IN_LAY_WORDS : IN_OTHER_WORDS
  add(sharesOfCases(candidates), weights.cases)
  if (hints) {
    add(
      new Map([...hints.points].map(([cause, points]) => [cause, relativeStrength(points, bestPoints)])),
      weights.words,
    )
    add(hints.stories, weights.stories)
    add(hints.articles, weights.articles)
  }
  const least = hints ? Math.max(LEAST, LEAST_OF_BEST * Math.max(0, ...scores.values())) : LEAST
  return [...scores]
    .filter(([, score]) => score >= least)
    .sort(([a, left], [b, right]) => right - left || (a < b ? -1 : 1))
    .slice(0, MOST)
    .map(([cause]) => cause)
}

/** Sorts candidates by score, raised for suggested causes. Candidates with equal scores keep their order. */
export function rankByCauses<C extends Candidate>(candidates: C[], suggested: string[]): C[] {
  const names = new Set(suggested)
  const weight = ({ score, causes }: C) => score * (causes.some(cause => names.has(cause)) ? SAME_CAUSE : 1)
  return [...candidates].sort((a, b) => weight(b) - weight(a))
}
