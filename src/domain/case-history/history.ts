/** The stages of one case as a reader sees them, and what became of a judgment. */
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
  /** The judgment in the library. Absent if the library does not hold it. */
  jid?: string
  /** What the decision did with the one before it, or how the execution ended. */
  outcome?: ReviewOutcome | ExecutionOutcome
  /** The words that say so. */
  ground?: string
  /** The judgment that has these words. */
  groundJid?: string
}

/** What later decisions did with a judgment. */
export interface LaterReview {
  outcome: ReviewOutcome
  /** The stage of the decision that did it. */
  stage?: Stage
  /** The decision that did it. Absent in histories of earlier versions. */
  by?: Pick<HistoryEntry, 'number' | 'court' | 'day' | 'jid'>
}

export interface CaseHistory {
  /** The stages in the sequence of time, the judgment itself among them. */
  entries: HistoryEntry[]
  later?: LaterReview
}
