/** All libraries, for screens that serve any of them. A screen of one library imports only that library. */
import { practiceArticleLibrary } from './article/search'
import { biddingLibrary } from './bidding/search'
import { caseLibrary } from './case/search'
import type { CategoryKey } from './categories'
import { excellentLibrary } from './excellent/search'
import { judicialLibrary } from './judicial/search'
import { lawLibrary } from './law/search'
import type { Library } from './library'
import { proDocLibrary } from './pro-doc/search'
import { similarityLibrary } from './similarity/search'

const LIBRARIES: Record<CategoryKey, Library> = {
  case: caseLibrary,
  law: lawLibrary,
  judicial: judicialLibrary,
  similarity: similarityLibrary,
  excellentCaseNew: excellentLibrary,
  article: practiceArticleLibrary,
  proDoc: proDocLibrary,
  bidding: biddingLibrary,
}

export const libraryOf = (key: CategoryKey): Library => LIBRARIES[key]
