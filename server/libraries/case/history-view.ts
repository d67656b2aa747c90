/** Shows the stages of a case on the wire. */
import type { CaseDetail, CaseItem, CaseStage } from '@contract/judgement'
import type { HistoryEntry } from '@domain/case-history/history'
import { isUnsettled, reviewWord } from '@domain/case-history/later-review'
import { EXECUTION_OUTCOMES } from '@domain/case-history/execution-outcomes'
import { OUTCOMES } from '@domain/case-history/outcomes'
import type { CasePayload } from './document'

/** What became of the judgment. A judgment without a later decision in the library has no such field. */
export function laterReviewOf({ history }: CasePayload): Pick<CaseItem, 'laterReview'> {
  const later = history?.later
  return later ? { laterReview: { word: reviewWord(later), overturned: isUnsettled(later) } } : {}
}

/** The same with the decision that did it. */
export function decidedReviewOf(judgment: CasePayload): Pick<CaseItem, 'laterReview'> {
  const { laterReview } = laterReviewOf(judgment)
  const by = judgment.history?.later?.by
  if (!laterReview || !by) return laterReviewOf(judgment)
  const { number: caseNumber, court: courtName, day: judgementDate, jid } = by
  return { laterReview: { ...laterReview, by: { caseNumber, courtName, judgementDate, jid } } }
}

const WORDS = { ...OUTCOMES, ...EXECUTION_OUTCOMES }

function stageOf({ stage, number, court, document, day, jid, outcome, ground, groundJid }: HistoryEntry): CaseStage {
  return {
    stage: stage ?? '其他',
    caseNumber: number,
    courtName: court,
    judgementType: document,
    judgementDate: day,
    jid,
    ...(outcome ? { outcome: WORDS[outcome], ground, groundJid } : {}),
  }
}

export const stagesOf = ({ history }: CasePayload): Pick<CaseDetail, 'history'> =>
  history ? { history: history.entries.map(stageOf) } : {}
