/** Finds cases that share rare words with a statement of facts. Returns them with the shared passages. */
import { MOST_SIMILAR_CASES } from '@contract/similar-cases'
import type { EngineDocument } from '../../engine/port'
import type { SearchContext } from '../context'
import { mapWithYields } from '../yield-to-event-loop'
import { type ScoredCase, type CauseHints, suggestedCauses, rankByCauses } from './causes'
import { FactsIndex } from './passages'
import { markedPassagesOf } from './reasons'
import { bigramsIn, rareCountOf, distinctiveText } from './terms'

/**
 * The minimum score of a case. A text of average length scores 1,000,000 if it has each pair of characters once.
 */
const LEAST = 10_000

interface SimilarCase extends ScoredCase {
  document: EngineDocument
  /** Passages that the case shares with the facts. Each case has at least one. */
  reasons: string[]
}

interface SimilarCases {
  /** The suggested causes, the likeliest first. */
  causes: string[]
  /** The most similar cases first. */
  cases: SimilarCase[]
}

/**
 * A case with at least this score counts as the entered text itself. The rarest words of such a text occur in no other
 * case. Further cases are found by its other words.
 */
const SAME_TEXT = 500_000

type Context = Pick<SearchContext, 'engine' | 'collection' | 'where' | 'signal'>

/**
 * Returns the most similar cases, with the bigrams that found them. If the facts are the text of a case, a second
 * search finds further cases. It uses the bigrams that the first search did not use.
 */
async function similarHits({ engine, collection, where, signal }: Context, bigrams: string[]) {
  const request = { collection, where, bigrams, rareCount: rareCountOf(bigrams), size: MOST_SIMILAR_CASES, signal }
  const first = await engine.findSimilar(request)
  const itself = first.hits.filter(({ score }) => score >= SAME_TEXT)
  if (itself.length === 0) return first
  const used = new Set(first.bigrams)
  const others = bigrams.filter(bigram => !used.has(bigram))
  if (others.length === 0) return first
  const next = await engine.findSimilar({ ...request, bigrams: others, rareCount: rareCountOf(others) })
  const byId = new Map([...itself, ...next.hits, ...first.hits].map(hit => [hit.document.id, hit]))
  return { bigrams: [...first.bigrams, ...next.bigrams], hits: [...byId.values()].slice(0, MOST_SIMILAR_CASES) }
}

/** Returns the cases most similar to the facts with their scores, but without passages. */
export const nearestCases = async (context: Context, facts: string) =>
  (await similarHits(context, bigramsIn(distinctiveText(facts)))).hits.filter(({ score }) => score >= LEAST)

export async function findSimilarCases(
  context: Context,
  facts: string,
  causesOf: (document: EngineDocument) => string[],
  hints?: CauseHints,
): Promise<SimilarCases> {
  const distinctive = distinctiveText(facts)
  const { bigrams: rare, hits } = await similarHits(context, bigramsIn(distinctive))
  const sharedFacts = new FactsIndex(distinctive, rare)
  const candidates = await mapWithYields(
    hits.filter(({ score }) => score >= LEAST),
    ({ score, document }) => ({
      score,
      document,
      causes: causesOf(document),
      reasons: markedPassagesOf(document, sharedFacts),
    }),
  )
  const cases = candidates.filter(({ reasons }) => reasons.length > 0)
  const causes = suggestedCauses(cases, hints)
  const names = hints ? causes.flatMap(hints.namesOf) : causes
  return { causes, cases: rankByCauses(cases, names) }
}
