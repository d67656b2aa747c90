/** The routes of a library: its list, filters, suggestions, documents and files. */
import { Type, type TObject, type TSchema } from '@sinclair/typebox'
import type { LibraryPaths } from './paths'
import type { ShareMethod } from './share'

/** The day up to which the library reaches, as a sentence, beside a list without results. Our own field. */
export const CoverageNotice = Type.Optional(Type.String({ description: '本库收录至2026年3月1日' }))

export interface LibraryContract {
  /** The paths of the routes. A path is missing if the library lacks the route, or defines it itself. */
  paths: LibraryPaths
  /** The name of the list's field that contains the rows. */
  rows: string
  item: TSchema
  detail: TSchema
  /** Fields beside the rows of the list. */
  beside?: TObject
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
export const listOf = ({ paths, rows, item, facets, beside }: LibraryContract) =>
  Type.Object({
    [rows]: Type.Array(item),
    totalCount: Type.Integer(),
    order: Type.String(),
    completeness: CoverageNotice,
    ...(paths.facets === undefined && facets.properties),
    ...beside?.properties,
  })
