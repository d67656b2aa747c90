/** Reads the outcome of a judgment that the library lacks from later decisions that the library has. */
import type { CheckedCitation, CitationToCheck } from '@contract/citation-check'
import { caseNumberKey } from '@domain/case-history/case-numbers'
import { mayBeSameCourt } from '@domain/case-history/courts'
import { isExecutionOutcome } from '@domain/case-history/execution-outcomes'
import type { HistoryEntry } from '@domain/case-history/history'
import { isOverturnedOrReopened, laterReview, reviewWord } from '@domain/case-history/later-review'
import { isExecutionStage } from '@domain/case-history/stages'
import type { Engine, EngineDocument } from '../engine/port'
import type { CasePayload } from '../libraries/case/document'

const MOST = 50

/**
 * Finds judgments by a number in any spelling. Also finds judgments that name the number as an earlier stage of their
 * case.
 */
export async function judgmentsByStageNumber(engine: Engine, number: string): Promise<EngineDocument[]> {
  const key = caseNumberKey(number)
  if (key === undefined) return []
  const { hits } = await engine.search({
    collection: 'case',
    where: { kind: 'value', field: 'instance', values: [key] },
    order: { by: 'relevance' },
    from: 0,
    size: MOST,
  })
  return hits
}

/**
 * Returns what later stages did with a judgment. `at` is its index among the stages. Execution rulings are ignored,
 * because they do not review judgments.
 */
const reviewAfter = (entries: HistoryEntry[], at: number) =>
  laterReview(
    entries
      .slice(at + 1)
      .filter(({ stage }) => !isExecutionStage(stage))
      .map(({ stage, outcome: did }, later) => {
        const outcome = did && !isExecutionOutcome(did) ? did : undefined
        return { ...(stage ? { stage } : {}), ...(later === 0 ? { direct: outcome } : { indirect: outcome }) }
      }),
  )

/**
 * Returns what a later judgment of the library decided about the cited judgment, which the library lacks. `number` is
 * the number of the later judgment.
 */
export function reviewOfMissingJudgment(
  { number = '', court }: CitationToCheck,
  judgments: EngineDocument[],
): Pick<CheckedCitation, 'laterReview' | 'number'> {
  const key = caseNumberKey(number)
  for (const { payload } of judgments) {
    const { history, caseNumber } = payload as CasePayload
    const entries = history?.entries ?? []
    const at = entries.findIndex(
      entry => !entry.jid && caseNumberKey(entry.number) === key && mayBeSameCourt(court, entry.court),
    )
    const later = at < 0 ? undefined : reviewAfter(entries, at)
    if (later)
      return { number: caseNumber, laterReview: { word: reviewWord(later), overturned: isOverturnedOrReopened(later) } }
  }
  return {}
}
