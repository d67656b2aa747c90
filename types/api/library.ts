/** The contract of a library: the formats of its list, filters, suggestions, documents and files. */
import { Type, type TObject, type TSchema } from '@sinclair/typebox'
import type { LibraryPaths } from './paths'
import type { ShareMethod } from './share'

/**
 * A sentence with the day up to which the library is complete, for a list without results. Only the companion server
 * sends it.
 */
export const CoverageNotice = Type.Optional(Type.String({ description: '本库收录至2026年3月1日' }))

export interface LibraryContract {
  /** The paths of the routes. A path is missing if the library has no such route, or defines it elsewhere. */
  paths: LibraryPaths
  /** The name of the list's field that contains the rows. */
  rows: string
  item: TSchema
  detail: TSchema
  /** Fields of the list's reply besides the rows. */
  beside?: TObject
  /** The filters. If `paths` has no path for filters, the reply of the list contains them. */
  facets: TObject
  /** The parameters of suggestions, if there are more than the keyword. */
  suggest?: TSchema
  /** The share method of the library's documents. */
  share?: ShareMethod
  /** Set for `judgement-search`, which has its own envelope. */
  envelope?: 'judgement'
}

/** Returns the schema of GET list: a page of rows. */
export const listSchemaOf = ({ paths, rows, item, facets, beside }: LibraryContract) =>
  Type.Object({
    [rows]: Type.Array(item),
    totalCount: Type.Integer(),
    order: Type.String(),
    completeness: CoverageNotice,
    ...(paths.facets === undefined && facets.properties),
    ...beside?.properties,
  })
