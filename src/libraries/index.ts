/** All libraries, for the screens that serve any of them. A screen of one library imports that one. */
import { articleLibrary } from './article'
import { biddingLibrary } from './bidding'
import { caseLibrary } from './case'
import type { CategoryKey } from './categories'
import { excellentLibrary } from './excellent'
import { judicialLibrary } from './judicial'
import { lawLibrary } from './law'
import type { Library } from './library'
import { proDocLibrary } from './pro-doc'
import { similarityLibrary } from './similarity'

const LIBRARIES: Record<CategoryKey, Library> = {
  case: caseLibrary,
  law: lawLibrary,
  judicial: judicialLibrary,
  similarity: similarityLibrary,
  excellentCaseNew: excellentLibrary,
  article: articleLibrary,
  proDoc: proDocLibrary,
  bidding: biddingLibrary,
}

export const libraryOf = (key: CategoryKey): Library => LIBRARIES[key]
