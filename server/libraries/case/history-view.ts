/** Converts the history of a case to the wire format. */
import type { CaseDetail, CaseItem, CaseStage } from '@contract/judgement'
import { plainNumber } from '@domain/citation/document-number'
import type { HistoryEntry } from '@domain/case-history/history'
import { isOverturnedOrReopened, reviewWord } from '@domain/case-history/later-review'
import { EXECUTION_OUTCOMES } from '@domain/case-history/execution-outcomes'
import { REVIEW_OUTCOMES } from '@domain/case-history/outcomes'
import type { CasePayload } from './document'

/** Returns the field `laterReview`: what later decisions did with the judgment. Returns no field if none is known. */
export function laterReviewOf({ history }: CasePayload): Pick<CaseItem, 'laterReview'> {
  const later = history?.later
  return later ? { laterReview: { word: reviewWord(later), overturned: isOverturnedOrReopened(later) } } : {}
}

/**
 * Returns the case number, or an empty text. Many published judgments have no number, but the wire requires the field.
 */
const numberOf = ({ number = '' }: Partial<HistoryEntry>) => plainNumber(number)

/** Returns the field `laterReview` as `laterReviewOf` does. If the later decision is known, the field describes it. */
export function laterReviewWithDecision(judgment: CasePayload): Pick<CaseItem, 'laterReview'> {
  const { laterReview } = laterReviewOf(judgment)
  const by = judgment.history?.later?.by
  if (!laterReview || !by) return laterReviewOf(judgment)
  const { court: courtName, day: judgementDate, jid } = by
  return { laterReview: { ...laterReview, by: { caseNumber: numberOf(by), courtName, judgementDate, jid } } }
}

const WORDS = { ...REVIEW_OUTCOMES, ...EXECUTION_OUTCOMES }

function stageOf(entry: HistoryEntry): CaseStage {
  const { stage, court, document, day, jid, outcome, ground, groundJid } = entry
  return {
    stage: stage ?? '其他',
    caseNumber: numberOf(entry),
    courtName: court,
    judgementType: document,
    judgementDate: day,
    jid,
    ...(outcome ? { outcome: WORDS[outcome], ground, groundJid } : {}),
  }
}

export const caseHistoryResponse = ({ history }: CasePayload): Pick<CaseDetail, 'history'> =>
  history ? { history: history.entries.map(stageOf) } : {}
