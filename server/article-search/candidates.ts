/** Chooses the candidates: the articles that are ranked by features. */
import type { ArticleIndex } from './article-index'
import type { SearchPart, QuestionScores } from './question-scores'

/** The maximum number of candidates. */
const CANDIDATES = 400

/** The weight of each further score, relative to that of the total score. */
const [CHAPTER, LAW, LEARNT, NEAR, NEAR_LAW] = [0.15, 0.1, 0.25, 0.5, 0.15]

export interface CandidateArticles {
  /** The articles with the highest scores, in descending order, and these scores. */
  articles: Uint32Array
  scores: Float32Array
}

/** Returns the greatest score of an eligible article, or 1 if all scores are 0. Callers divide by it. */
export function greatestScore(scores: Float32Array, eligible: Uint8Array): number {
  let most = 0
  for (let at = 0; at < scores.length; at++) if (eligible[at] && scores[at]! > most) most = scores[at]!
  return most || 1
}

/** Returns the greatest value. It is never 0, because callers divide by it. */
export const greatestValue = (values: Map<number, number>): number => Math.max(1e-9, ...values.values())

const BUCKETS = 1024

/**
 * Returns at least `count` members, among them all with the highest scores. Counting by buckets avoids sorting all
 * members.
 */
function highest(scores: Float32Array, members: Uint32Array, count: number): Uint32Array {
  let most = 0
  for (const at of members) most = Math.max(most, scores[at]!)
  const bucketOf = (at: number) => Math.min(BUCKETS - 1, Math.floor((BUCKETS * scores[at]!) / most))
  const sizes = new Uint32Array(BUCKETS)
  for (const at of members) sizes[bucketOf(at)]!++
  let bucket = BUCKETS - 1
  for (let size = sizes[bucket]!; size < count; size += sizes[bucket]!) bucket--
  return members.filter(at => bucketOf(at) >= bucket)
}

/**
 * Returns the articles with the highest scores above 0, at most `count`. Articles of equal score are in the order of
 * their positions.
 */
function best(scores: Float32Array, count: number): Uint32Array {
  const positive = new Uint32Array(scores.length)
  let size = 0
  for (let at = 0; at < scores.length; at++) if (scores[at]! > 0) positive[size++] = at
  const members = positive.subarray(0, size)
  return (size > count ? highest(scores, members, count) : members)
    .sort((a, b) => scores[b]! - scores[a]! || a - b)
    .subarray(0, count)
}

/** Returns the candidates for a question. Parts of the search for which `isOff` holds do not count. */
export function chooseCandidates(
  index: ArticleIndex,
  question: QuestionScores,
  eligible: Uint8Array,
  isOff: (part: SearchPart) => boolean,
): CandidateArticles {
  const { total, learnt, chapterCovered, lawCovered, near, rarity } = question
  const scores = new Float32Array(index.size)
  const [mostTotal, mostLearnt] = [greatestScore(total, eligible), greatestScore(learnt, eligible)]
  const surroundings = isOff('surroundings') ? 0 : 1 / (rarity || 1)
  for (let at = 0; at < scores.length; at++) {
    if (!eligible[at] || (!total[at] && !learnt[at])) continue
    scores[at] =
      total[at]! / mostTotal +
      (LEARNT * learnt[at]!) / mostLearnt +
      surroundings * CHAPTER * chapterCovered[index.chapterOf[at]!]! +
      surroundings * LAW * lawCovered[index.lawOf[at]!]!
  }
  for (const [article, similarity] of near.nearest) if (eligible[article]) scores[article]! += NEAR * similarity
  const mostNear = greatestValue(near.laws)
  for (const [law, similarity] of near.laws) {
    const { from, to } = index.laws[law]!
    for (let at = from; at < to; at++) if (scores[at]) scores[at]! += (NEAR_LAW * similarity) / mostNear
  }
  const articles = best(scores, CANDIDATES)
  return { articles, scores: Float32Array.from(articles, at => scores[at]!) }
}
