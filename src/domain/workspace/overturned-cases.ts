/** Finds saved judgments that a later decision has overturned since. */
import type { SavedDocument } from './entry'

/** The current state of the judgment, as the services report it. */
export interface CurrentCase {
  id?: string
  laterReview?: { word: string; overturned: boolean }
}

export interface CaseChange {
  kind: 'overturned'
  /** What became of the judgment: 二审已改判. */
  word: string
}

/** A judgment that was saved with the same word is no news. */
export function caseChange({ params, status }: SavedDocument, current: CurrentCase): CaseChange | undefined {
  const { id, laterReview } = current
  if (id !== params.jid || !laterReview?.overturned || laterReview.word === status) return undefined
  return { kind: 'overturned', word: laterReview.word }
}
