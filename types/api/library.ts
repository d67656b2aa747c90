/** The routes of a library: its list, filters, suggestions, documents and files. */
import { Type, type TObject, type TSchema } from '@sinclair/typebox'
import type { LibraryPaths } from './paths'
import type { ShareMethod } from './share'

export interface LibraryContract {
  /** The paths of the routes. A path is missing if the library lacks the route, or defines it itself. */
  paths: LibraryPaths
  /** The name of the list's field that contains the rows. */
  rows: string
  item: TSchema
  detail: TSchema
  /** The filters. If `paths` has no path for filters, they come with the list. */
  facets: TObject
  /** The parameters of suggestions, if there are more than a keyword. */
  suggest?: TSchema
  /** The share method of the library's documents. */
  share?: ShareMethod
  /** Set for `judgement-search`, which has its own envelope. */
  envelope?: 'judgement'
}

/** GET list: a page of rows. */
export const listOf = ({ paths, rows, item, facets }: LibraryContract) =>
  Type.Object({
    [rows]: Type.Array(item),
    totalCount: Type.Integer(),
    order: Type.String(),
    ...(paths.facets === undefined && facets.properties),
  })
