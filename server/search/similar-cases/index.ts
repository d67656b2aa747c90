/** Cases like a statement of facts: those that share what is rare in it, each with the passages it shares. */
import type { EngineDocument } from '../../engine/port'
import type { Asked } from '../context'
import { inTurns } from '../yield-to-event-loop'
import { type Candidate, type SuggestedCause, suggestedCauses, withinCauses } from './causes'
import { Facts } from './passages'
import { reasonsOf } from './reasons'
import { pairsIn, rarestOf, tellingPart } from './terms'

/** Further down nothing is alike that anybody would read. */
const MOST = 50
/** Of all that is rare in the facts one who shares less than a hundredth is not like them. */
const LEAST = 10_000

export interface AlikeCase extends Candidate {
  document: EngineDocument
  /** At least one. */
  reasons: string[]
}

export interface AlikeCases {
  causes: SuggestedCause[]
  /** The most alike first. */
  cases: AlikeCase[]
}

export async function alikeCases(
  { engine, collection, where, signal }: Asked,
  facts: string,
  causesOf: (document: EngineDocument) => string[],
): Promise<AlikeCases> {
  const telling = tellingPart(facts)
  const pairs = pairsIn(telling)
  const request = { collection, where, pairs, rarest: rarestOf(pairs), size: MOST, signal }
  const { pairs: rare, hits } = await engine.alike(request)
  const shared = new Facts(telling, rare)
  const candidates = await inTurns(
    hits.filter(({ score }) => score >= LEAST),
    ({ score, document }) => ({ score, document, causes: causesOf(document), reasons: reasonsOf(document, shared) }),
  )
  const cases = candidates.filter(({ reasons }) => reasons.length > 0)
  const causes = suggestedCauses(cases)
  return { causes, cases: withinCauses(cases, causes) }
}
