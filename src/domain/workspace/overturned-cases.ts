/** Finds saved judgments that a later decision has overturned. Records a notice until the reader has read it. */
import type { SavedDocument } from './entry'
import type { NoticedReview } from './noticed-review'

/** What a later decision did with a judgment. */
type Review = Omit<NoticedReview, 'at'>

/** The current state of the judgment, as the services report it. */
export interface CurrentCase {
  id?: string
  laterReview?: Review & { overturned: boolean }
}

const daysSinceEpoch = (day: string) => Math.floor(Date.parse(day) / 86_400_000)

const FISCAL_CASE = 'fiscal-tax-case-detail'

/** Returns the id of a saved judgment, or `undefined` for other documents. */
export const savedCaseId = ({ route, params }: Pick<SavedDocument, 'route' | 'params'>): string | undefined =>
  params.jid ?? (route === FISCAL_CASE ? params.id : undefined)

/** Returns the review to notice. Returns `undefined` if the judgment stands, or if the reader already saw this word. */
export function reviewToNotice(document: SavedDocument, { id, laterReview }: CurrentCase): Review | undefined {
  if (id === undefined || id !== savedCaseId(document) || !laterReview?.overturned) return undefined
  const { word, by } = laterReview
  if (word === document.status) return undefined
  return by ? { word, by } : { word }
}

/**
 * Returns the document with the notice, or without it if there is no review. Returns `undefined` if nothing changes.
 */
export function withNoticedReview(
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
