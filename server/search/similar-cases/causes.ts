/**
 * Suggests causes by words, similar stories, articles and similar cases. Ranks cases with these causes higher.
 * Suggested causes never exclude a case.
 */

/** The number of most similar cases whose causes count as votes. */
const VOTERS = 20
const MOST = 5
/** The minimum score of a suggested cause. Lower scores arise by chance. */
const LEAST = 1 / 12
/** The minimum score of a suggested cause as a share of the best score. It applies only if there are hints. */
const LEAST_OF_BEST = 1 / 4
/** The points that words need to suggest a cause if there is no similar case. */
const LEAST_POINTS = 3
/** The factor for the score of a case with one of the suggested causes. */
const SAME_CAUSE = 1.25
/**
 * The weights of the hints for facts with lay words. Words and stories count most. Stories spread their shares over
 * many causes, so their weight is 2.
 */
const IN_LAY_WORDS = { words: 1, stories: 2, articles: 1 / 4, cases: 1 / 4 }
/** The weights for facts without lay words, which a lawyer probably wrote. Similar cases then count more. */
const IN_OTHER_WORDS = { words: 1, stories: 1 / 2, articles: 1 / 4, cases: 1 }
/** Reduces the strength of the best cause if it has few points. */
const DOUBT = 2

export interface ScoredCase {
  score: number
  causes: string[]
}

/** For each cause, the points that words of the facts give it. */
export type CausePoints = Map<string, number>

/** What suggests causes, besides the causes of similar cases. */
export interface CauseHints {
  points: CausePoints
  /** The shares of causes among similar stories. */
  stories: Map<string, number>
  /** The shares of causes among the articles that fit the facts. */
  articles: Map<string, number>
  /** Returns all names of a cause, the current one first. */
  namesOf: (cause: string) => string[]
}

/** Returns how strongly words suggest a cause with `points`, from 0 to 1. `best` are the points of the best cause. */
export const relativeCauseStrength = (points: number, best = points) => points / (best + DOUBT)

function sharesOfCases(candidates: ScoredCase[]): Map<string, number> {
  const votes = candidates.slice(0, VOTERS).flatMap(({ score, causes }) => causes.map(cause => ({ cause, score })))
  const all = votes.reduce((sum, { score }) => sum + score, 0)
  const shares = new Map<string, number>()
  for (const { cause, score } of votes) shares.set(cause, (shares.get(cause) ?? 0) + score / all)
  return shares
}

/**
 * Returns the suggested causes by their current names, the likeliest first. Without hints, only the similar cases
 * count. Stories and articles alone suggest nothing, because every text resembles some of them.
 */
export function suggestedCauses(candidates: ScoredCase[], hints?: CauseHints): string[] {
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
      new Map([...hints.points].map(([cause, points]) => [cause, relativeCauseStrength(points, bestPoints)])),
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

/**
 * Sorts candidates by score. The score of a case with a suggested cause is raised. Candidates with equal scores keep
 * their order.
 */
export function rankByCauses<C extends ScoredCase>(candidates: C[], suggested: string[]): C[] {
  const names = new Set(suggested)
  const weight = ({ score, causes }: C) => score * (causes.some(cause => names.has(cause)) ? SAME_CAUSE : 1)
  return [...candidates].sort((a, b) => weight(b) - weight(a))
}
