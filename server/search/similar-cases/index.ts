/** Cases like a statement of facts: those that share what is rare in it, each with the passages it shares. */
import type { EngineDocument } from '../../engine/port'
import type { SearchContext } from '../context'
import { mapWithYields } from '../yield-to-event-loop'
import { type Candidate, type SuggestedCause, suggestedCauses, rankByCauses } from './causes'
import { Facts } from './passages'
import { reasonsOf } from './reasons'
import { bigramsIn, rareCountOf, distinctiveText } from './terms'

/** Further down nothing is alike that anybody would read. */
const MOST = 50
/** Of all that is rare in the facts one who shares less than a hundredth is not like them. */
const LEAST = 10_000

export interface SimilarCase extends Candidate {
  document: EngineDocument
  /** At least one. */
  reasons: string[]
}

export interface SimilarCases {
  causes: SuggestedCause[]
  /** The most alike first. */
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
