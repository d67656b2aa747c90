/** Finds cases that share rare words with a statement of facts, with the shared passages. */
import type { EngineDocument } from '../../engine/port'
import type { SearchContext } from '../context'
import { mapWithYields } from '../yield-to-event-loop'
import { type Candidate, type SuggestedCause, suggestedCauses, rankByCauses } from './causes'
import { Facts } from './passages'
import { reasonsOf } from './reasons'
import { bigramsIn, rareCountOf, distinctiveText } from './terms'

/** The most cases that a search returns. Cases of a lower rank are not similar enough to be read. */
const MOST = 50
/** The minimum score of a case: a hundredth of the facts' rarity. */
const LEAST = 10_000

export interface SimilarCase extends Candidate {
  document: EngineDocument
  /** Passages that the case shares with the facts. Each case has at least one. */
  reasons: string[]
}

export interface SimilarCases {
  causes: SuggestedCause[]
  /** The most similar cases first. */
  cases: SimilarCase[]
}

export async function findSimilarCases(
  { engine, collection, where, signal }: SearchContext,
  facts: string,
  causesOf: (document: EngineDocument) => string[],
): Promise<SimilarCases> {
  const distinctive = distinctiveText(facts)
  const bigrams = bigramsIn(distinctive)
  const request = { collection, where, bigrams, rareCount: rareCountOf(bigrams), size: MOST, signal }
  const { bigrams: rare, hits } = await engine.findSimilar(request)
  const sharedFacts = new Facts(distinctive, rare)
  const candidates = await mapWithYields(
    hits.filter(({ score }) => score >= LEAST),
    ({ score, document }) => ({
      score,
      document,
      causes: causesOf(document),
      reasons: reasonsOf(document, sharedFacts),
    }),
  )
  const cases = candidates.filter(({ reasons }) => reasons.length > 0)
  const causes = suggestedCauses(cases)
  return { causes, cases: rankByCauses(cases, causes) }
}
