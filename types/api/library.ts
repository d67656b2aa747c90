/** What one library answers, and where: its list, the filters beside it, suggestions, documents and their files. */
import { Type, type TObject, type TSchema } from '@sinclair/typebox'
import type { LibraryPaths } from './paths'
import type { ShareMethod } from './share'

export interface LibraryContract {
  /** Where one is missing, the library does without, or answers it in a way of its own. */
  paths: LibraryPaths
  /** What the list calls its rows. */
  rows: string
  item: TSchema
  detail: TSchema
  /** Without a path of their own they come with the list. */
  facets: TObject
  /** Where more can be asked than what begins with a keyword. */
  suggest?: TSchema
  /** What a key to one of its documents is made for. */
  share?: ShareMethod
  /** `judgement-search` has its own. */
  envelope?: 'judgement'
}

/** GET list */
export const listOf = ({ paths, rows, item, facets }: LibraryContract) =>
  Type.Object({
    [rows]: Type.Array(item),
    totalCount: Type.Integer(),
    order: Type.String(),
    ...(paths.facets === undefined && facets.properties),
  })
