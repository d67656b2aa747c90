/** Every library by the name that its records have in a corpus. */
import type { Corpus } from '../corpus/records'
import { articleLibrary } from './article'
import { biddingLibrary } from './bidding'
import { carouselLibrary } from './carousel'
import { caseLibrary } from './case'
import { dynamicLibrary } from './dynamic'
import { incentiveLibrary } from './incentive'
import { judicialLibrary } from './judicial'
import { lawLibrary } from './law'
import type { Library } from './library'
import { partnerLibrary } from './partner'
import { penaltyLibrary } from './penalty'
import { proDocLibrary } from './pro-doc'
import { qaLibrary } from './qa'
import { ruleBookLibrary } from './rule-book'
import { similarityLibrary } from './similarity'

export type LibraryName = keyof Corpus
export type RecordOf<L extends LibraryName> = Corpus[L] extends Iterable<infer R> ? R : never

export const LIBRARIES: { [L in LibraryName]: Library<RecordOf<L>> } = {
  cases: caseLibrary,
  laws: lawLibrary,
  judicials: judicialLibrary,
  partners: partnerLibrary,
  articles: articleLibrary,
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
