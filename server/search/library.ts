/** What the server knows about one library: how its records are indexed, what its dimensions mean, how it is shown and served. */
import type { LibraryContract } from '@contract/library'
import type { PermissionPoint } from '@contract/user'
import type { ApiCondition } from '@domain/query/codec'
import type { Static, TSchema } from '@sinclair/typebox'
import type { DocumentModel } from '@domain/document-model/document-model'
import type { Clause, CollectionSpec, EngineDocument, Order } from '../engine/port'
import type { SearchContext } from './context'
import type { FacetSpec } from './facets'

/** How a condition of a dimension becomes a clause; nothing, where its value means nothing. */
export type Dimension = (condition: ApiCondition) => Clause | undefined

/** `D`: the names of its dimensions. One that is missing does not compile. */
export interface Library<R, D extends string = string> {
  spec: CollectionSpec
  toDocument(record: R): EngineDocument
  /** Where its documents' numbers stand, in one spelling, and what they are called. */
  number?: { scope: string; dimension: D }
  /** By the Chinese name that stands in a query. */
  dimensions: Record<D, Dimension>
  /** Filters that a guest may not use: second-level ones, and those that ask for a login. */
  membersOnly: D[]
  /** Its trees are how it is read, not filters of a list: guests walk them whole. */
  openTrees?: boolean
  /** What is suggested while one types: by dimension, the names it comes from. A `title` leads to its document. */
  suggestions?: { [Name in D]?: string }
  /** Its records as they are imported, one a line: the field that no others have, and what a row must be. */
  rows?: { field: string; schema: TSchema }
  view?: LibraryView
  service?: LibraryService
}

/** How its documents are listed and read. `words` are marked in what is shown. */
export interface LibraryView<Item = unknown, Detail = unknown, O extends string = string> {
  /** By their names on the wire; the first is the default. */
  orders: Record<O, Order>
  row(document: EngineDocument, words: string[]): Item
  detail(document: EngineDocument, words: string[]): Detail
  file(document: EngineDocument): DocumentModel
}

/** How it answers the calls that all libraries have. */
export interface LibraryService<C extends LibraryContract = LibraryContract> {
  contract: C
  point: PermissionPoint
  facets: Record<keyof Static<C['facets']> & string, FacetSpec>
  /** Which dimensions may be suggested, by their names on the wire; without it all, and none is asked for alone. */
  suggests?: Record<string, string>
  /** Whether the law that is typed is offered too, and with a number of an article the documents that cite it. */
  laws?: 'offered' | 'cited'
  /** A search whose words name a document has it in front, with a row of its own. */
  pin?(context: SearchContext): Promise<{ context: SearchContext; row: LibraryView['row'] }>
}

export interface ViewableLibrary<
  R,
  Item = unknown,
  Detail = unknown,
  D extends string = string,
  O extends string = string,
> extends Library<R, D> {
  view: LibraryView<Item, Detail, O>
}

export interface ServedLibrary<
  R,
  C extends LibraryContract = LibraryContract,
  D extends string = string,
  O extends string = string,
> extends Library<R, D> {
  view: LibraryView<Static<C['item']>, Static<C['detail']>, O>
  service: LibraryService<C>
}
