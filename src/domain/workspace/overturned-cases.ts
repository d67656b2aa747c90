/** Finds saved judgments that a later decision has overturned. Stores a notice in them until the reader has read it. */
import type { SavedDocument } from './entry'
import type { OverturnNotice } from './overturn-notice'

/** What a later decision did with a judgment. */
type Review = Omit<OverturnNotice, 'at'>

/** The current state of the judgment, as the services report it. */
export interface CurrentCase {
  id?: string
  laterReview?: Review & { overturned: boolean }
}

const daysSinceEpoch = (day: string) => Math.floor(Date.parse(day) / 86_400_000)

/**
 * The id parameter of each screen of judgments. Other screens have parameters with these names too, so only the route
 * identifies a judgment.
 */
const CASE_IDS: Partial<Record<string, string>> = { 'case-detail': 'jid', 'fiscal-tax-case-detail': 'id' }

/** Returns the id of a saved judgment, or `undefined` for other documents. */
export function savedCaseId({ route, params }: Pick<SavedDocument, 'route' | 'params'>): string | undefined {
  const parameter = CASE_IDS[route]
  return parameter && params[parameter]
}

/**
 * Returns the review of which the reader must get a notice. Returns `undefined` if no decision has overturned the
 * judgment, or if its status already has this word. An answer of the service on another case also gives `undefined`.
 */
export function reviewToAnnounce(document: SavedDocument, { id, laterReview }: CurrentCase): Review | undefined {
  if (id === undefined || id !== savedCaseId(document) || !laterReview?.overturned) return undefined
  const { word, by } = laterReview
  if (word === document.status) return undefined
  return by ? { word, by } : { word }
}

/**
 * Returns the document with a notice of the review, or without a notice if there is no review. Returns `undefined` if
 * nothing changes.
 */
export function withOverturnNotice(
  document: SavedDocument,
  review: Review | undefined,
  at: number,
): SavedDocument | undefined {
  if (document.review?.word === review?.word) return undefined
  return { ...document, review: review && { ...review, at } }
}

/** Marks a notice as read. Its word becomes the status of the document. */
export const markReviewAsRead = (document: SavedDocument): SavedDocument => ({
  ...document,
  status: document.review?.word ?? document.status,
  review: undefined,
})

/** Returns the cases to check on a day. If there are more than `most`, a different part of them is checked each day. */
export function casesToCheckOn<T>(cases: T[], most: number, day: string): T[] {
  const parts = Math.ceil(cases.length / most)
  if (parts < 2) return cases
  const from = most * (daysSinceEpoch(day) % parts)
  return cases.slice(from, from + most)
}
