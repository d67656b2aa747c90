/** Adds a mark to the titles of invented documents, so that the mark is visible wherever a title is. */
import type { Corpus, LibraryName, RecordOf } from '../../libraries/all'
import { SAMPLE_MARK } from '@domain/sample-mark'

type Marks = { [L in LibraryName]?: (record: RecordOf<L>) => RecordOf<L> }

const marked = (title: string) => `${SAMPLE_MARK}${title}`
const withTitle = <R extends { title: string }>(record: R): R => ({ ...record, title: marked(record.title) })

const withPapers = (law: RecordOf<'laws'>): RecordOf<'laws'> => ({
  ...withTitle(law),
  related: law.related.map(withTitle),
})

/**
 * Adds the mark to the records of each library. Records of `partners` are institutions without a title, so they get no
 * mark.
 */
const MARKS: Marks = {
  cases: withTitle,
  laws: withPapers,
  judicials: record => ({ ...record, viewTitle: marked(record.viewTitle) }),
  articles: withTitle,
  ruleBooks: record => ({ ...record, name: marked(record.name) }),
  similarities: withTitle,
  proDocs: withTitle,
  biddings: withTitle,
  penalties: withTitle,
  qas: record => ({ ...record, question: marked(record.question) }),
  dynamics: withTitle,
  incentives: withTitle,
  carousels: withTitle,
}

const again = <T>(start: () => Iterator<T>): Iterable<T> => ({ [Symbol.iterator]: start })

function* each<T>(records: Iterable<T>, mark: (record: T) => T): Generator<T> {
  for (const record of records) yield mark(record)
}

/** Returns the corpus with the mark in the title of every document, except the records of `partners`. */
export function withSampleMark(corpus: Corpus): Corpus {
  const libraries = Object.entries(corpus) as Array<[LibraryName, Iterable<unknown>]>
  return Object.fromEntries(
    libraries.map(([library, records]) => {
      const mark = MARKS[library] as ((record: unknown) => unknown) | undefined
      return [library, mark ? again(() => each(records, mark)) : records]
    }),
  ) as unknown as Corpus
}
