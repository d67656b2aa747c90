/** Finds saved judgments that a later decision has overturned since, and records the notice until it is read. */
import type { SavedDocument } from './entry'
import type { NoticedReview } from './noticed-review'

/** What became of a judgment. */
type Review = Omit<NoticedReview, 'at'>

/** The current state of the judgment, as the services report it. */
export interface CurrentCase {
  id?: string
  laterReview?: Review & { overturned: boolean }
}

const daysSinceEpoch = (day: string) => Math.floor(Date.parse(day) / 86_400_000)

const FISCAL_CASE = 'fiscal-tax-case-detail'

/** Returns the id of a saved judgment, `undefined` for another document. */
export const savedCaseId = ({ route, params }: Pick<SavedDocument, 'route' | 'params'>): string | undefined =>
  params.jid ?? (route === FISCAL_CASE ? params.id : undefined)

/** Returns what became of a saved judgment. A judgment that was saved with the same word is no news. */
export function caseReview(document: SavedDocument, { id, laterReview }: CurrentCase): Review | undefined {
  if (id === undefined || id !== savedCaseId(document) || !laterReview?.overturned) return undefined
  const { word, by } = laterReview
  if (word === document.status) return undefined
  return by ? { word, by } : { word }
}

/** Returns the document with a new notice or without a former one. `undefined` if nothing changes. */
export function noticedReview(
  document: SavedDocument,
  review: Review | undefined,
  at: number,
): SavedDocument | undefined {
  if (document.review?.word === review?.word) return undefined
  return { ...document, review: review && { ...review, at } }
}

/** The word of a notice that was read is the status from then on. */
export const readReview = (document: SavedDocument): SavedDocument => ({
  ...document,
  status: document.review?.word ?? document.status,
  review: undefined,
})

/** Returns the cases to compare on a day. Of more than `most` each day has its own part, so that all of them get a turn. */
export function casesOfDay<T>(cases: T[], most: number, day: string): T[] {
  const parts = Math.ceil(cases.length / most)
  if (parts < 2) return cases
  const from = most * (daysSinceEpoch(day) % parts)
  return cases.slice(from, from + most)
}
