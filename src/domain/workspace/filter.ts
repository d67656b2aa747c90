/** Which of the kept documents are meant: of one library, and of which something is to be told. */
import type { KeptEntry } from './folders'

export const MARKS = ['noted', 'changed'] as const
/** Something was written to it; it is a law that has changed since. */
export type Mark = (typeof MARKS)[number]

export interface Narrowing {
  library?: string
  mark?: Mark
}

/** By the ids of the documents. */
export interface Marked {
  noted: Set<string>
  changed: Set<string>
}

export const isNarrowed = ({ library, mark }: Narrowing) => library !== undefined || mark !== undefined

const hasMark = ({ id, body }: KeptEntry, mark: Mark, marked: Marked) =>
  marked[mark].has(id) || (mark === 'noted' && !!body.remark)

export const isMeant =
  ({ library, mark }: Narrowing, marked: Marked) =>
  (document: KeptEntry): boolean =>
    (library === undefined || document.body.library === library) &&
    (mark === undefined || hasMark(document, mark, marked))

const countWhere = (documents: KeptEntry[], narrowing: Narrowing, marked: Marked) =>
  documents.filter(isMeant(narrowing, marked)).length

/** How many there would be with each choice, the other one kept; the largest library first. */
export function narrowingCounts(documents: KeptEntry[], { library, mark }: Narrowing, marked: Marked) {
  const libraries = [...new Set(documents.map(({ body }) => body.library))]
    .map(name => ({ name, count: countWhere(documents, { library: name, mark }, marked) }))
    .sort((a, b) => b.count - a.count)
  const marks = MARKS.map(name => ({ name, count: countWhere(documents, { library, mark: name }, marked) }))
  return { libraries, marks }
}
