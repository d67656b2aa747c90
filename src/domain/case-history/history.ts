/** The stages of one case, and what later decisions did with a judgment. */
import type { DocumentKind } from './documents'
import type { ExecutionOutcome } from './execution-outcomes'
import type { ReviewOutcome } from './outcomes'
import type { Stage } from './stages'

export interface HistoryEntry {
  stage?: Stage
  number: string
  court?: string
  document?: DocumentKind
  day?: string
  /** The id of the judgment in the library. Absent if the library does not hold the judgment. */
  jid?: string
  /** What the decision did with the earlier decision, or how it ended the case or the execution. */
  outcome?: ReviewOutcome | ExecutionOutcome
  /** The words that state the outcome. Without an outcome, the sentence of another judgment that names the decision. */
  ground?: string
  /** The id of the judgment that contains these words. */
  groundJid?: string
}

/** What later decisions did with a judgment. */
export interface LaterReview {
  outcome: ReviewOutcome
  /** The stage of the decision that had this outcome. */
  stage?: Stage
  /** The decision that had this outcome. Absent in data of earlier versions of the app. */
  by?: Pick<HistoryEntry, 'number' | 'court' | 'day' | 'jid'>
}

export interface CaseHistory {
  /** The decisions of the case in time sequence, including the judgment itself. */
  entries: HistoryEntry[]
  later?: LaterReview
}
