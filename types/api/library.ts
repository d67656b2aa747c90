/** The routes of a library: its list, filters, suggestions, documents and files. */
import { Type, type TObject, type TSchema } from '@sinclair/typebox'
import type { LibraryPaths } from './paths'
import type { ShareMethod } from './share'

export interface LibraryContract {
  /** A missing path is not supported, or the library has a route of its own. */
  paths: LibraryPaths
  /** The name of the rows in the list. */
  rows: string
  item: TSchema
  detail: TSchema
  /** Without a path of their own, facets come with the list. */
  facets: TObject
  /** Set if suggestions take more parameters than a keyword. */
  suggest?: TSchema
  /** The share method of its documents. */
  share?: ShareMethod
  /** `judgement-search` has its own envelope. */
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
