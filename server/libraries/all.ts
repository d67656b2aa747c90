/** All libraries, by the name of their records in a corpus. The importer, the index and the routes use this table. */
import { practiceArticleLibrary } from './article'
import { biddingLibrary } from './bidding'
import { carouselLibrary } from './fiscal/carousel'
import { caseLibrary } from './case'
import { dynamicLibrary } from './fiscal/dynamic'
import { incentiveLibrary } from './fiscal/incentive'
import { judicialLibrary } from './judicial'
import { lawLibrary } from './law'
import type { Library, ServedLibrary } from '../search/library'
import { partnerLibrary } from './article/partner'
import { penaltyLibrary } from './fiscal/penalty'
import { proDocLibrary } from './pro-doc'
import { qaLibrary } from './fiscal/qa'
import { ruleBookLibrary } from './similarity/rule-book'
import { similarityLibrary } from './similarity'

const table = {
  cases: caseLibrary,
  laws: lawLibrary,
  judicials: judicialLibrary,
  partners: partnerLibrary,
  articles: practiceArticleLibrary,
  ruleBooks: ruleBookLibrary,
  similarities: similarityLibrary,
  proDocs: proDocLibrary,
  biddings: biddingLibrary,
  penalties: penaltyLibrary,
  qas: qaLibrary,
  dynamics: dynamicLibrary,
  incentives: incentiveLibrary,
  carousels: carouselLibrary,
}

type Table = typeof table
export type LibraryName = keyof Table
export type RecordOf<L extends LibraryName> = Table[L] extends Library<infer R> ? R : never

/** The records of all libraries. The list of a library may be empty. */
export type Corpus = { [L in LibraryName]: Iterable<RecordOf<L>> }

export const LIBRARIES: { [L in LibraryName]: Library<RecordOf<L>> } = table

const isServed = (library: Library<never>): library is ServedLibrary<never> => Boolean(library.view && library.service)
/** The libraries with the standard routes for lists, filters and documents. */
export const SERVED_LIBRARIES: ServedLibrary<never>[] = Object.values<Library<never>>(LIBRARIES).filter(isServed)
