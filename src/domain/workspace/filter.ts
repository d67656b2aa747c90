/** Filters saved documents by library, and by marks: documents with notes, and documents that have changed. */
import type { DocumentEntry } from './folders'

const MARKS = ['noted', 'changed'] as const
/**
 * A mark by which documents are filtered.
 * `noted`: the document has a remark or a note.
 * `changed`: the saved law has changed, or a later decision has overturned the saved judgment.
 */
type Mark = (typeof MARKS)[number]

export interface DocumentFilter {
  library?: string
  mark?: Mark
}

/**
 * The ids of the documents with a note, and of those that have changed. A document with only a remark need not be in
 * `noted`.
 */
export interface MarkedIds {
  noted: Set<string>
  changed: Set<string>
}

export const hasFilter = ({ library, mark }: DocumentFilter) => library !== undefined || mark !== undefined

const hasMark = ({ id, body }: DocumentEntry, mark: Mark, marked: MarkedIds) =>
  marked[mark].has(id) || (mark === 'noted' && !!body.remark)

/** Returns a function that tells whether a document passes the filter. */
export const filterMatcher =
  ({ library, mark }: DocumentFilter, marked: MarkedIds) =>
  (document: DocumentEntry): boolean =>
    (library === undefined || document.body.library === library) &&
    (mark === undefined || hasMark(document, mark, marked))

const countWhere = (documents: DocumentEntry[], filter: DocumentFilter, marked: MarkedIds) =>
  documents.filter(filterMatcher(filter, marked)).length

/**
 * Counts the documents of each library and of each mark. The counts of one filter respect the choice in the other one.
 * The library with the most documents comes first.
 */
export function filterCounts(documents: DocumentEntry[], { library, mark }: DocumentFilter, marked: MarkedIds) {
  const libraries = [...new Set(documents.map(({ body }) => body.library))]
    .map(name => ({ name, count: countWhere(documents, { library: name, mark }, marked) }))
    .sort((a, b) => b.count - a.count)
  const marks = MARKS.map(name => ({ name, count: countWhere(documents, { library, mark: name }, marked) }))
  return { libraries, marks }
}
