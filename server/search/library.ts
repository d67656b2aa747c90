/** The server's definition of a library: its index, dimensions, views and service. */
import type { LibraryContract } from '@contract/library'
import type { PermissionPoint } from '@contract/user'
import type { ApiCondition } from '@domain/query/codec'
import type { Static, TSchema } from '@sinclair/typebox'
import type { DocumentModel } from '@domain/document-model/document-model'
import type { Clause, CollectionSpec, Engine, EngineDocument, Order } from '../engine/port'
import type { SearchContext } from './context'
import type { FacetSpec } from './facets'

/** Converts a condition to a clause. Returns `undefined` for an invalid value. */
export type Dimension = (condition: ApiCondition) => Clause | undefined

/**
 * `R` is the record of the library, and `D` the names of its dimensions. A library that lacks one of them
 * does not compile.
 */
export interface Library<R, D extends string = string> {
  spec: CollectionSpec
  /** The dated field: its values change on days that are known in advance (see `dated-values.ts`). */
  dated?: string
  toDocument(record: R): EngineDocument
  /** The scope that contains normalised document numbers, and the dimension that searches it. */
  number?: { scope: string; dimension: D }
  /** The dimensions by their Chinese names in queries. */
  dimensions: Record<D, Dimension>
  /** The members-only dimensions, by which guests may not filter. */
  membersOnly: D[]
  /** Whether guests may open all levels of the trees. True for libraries that use trees as navigation. */
  openTrees?: boolean
  /**
   * The field of the words that are suggested for each dimension: a field of `names`, or `title`. A suggested title
   * opens its document.
   */
  suggestions?: { [Name in D]?: string }
  /** The row format of imports: the field that identifies rows of the library, and their schema. */
  rows?: { field: string; schema: TSchema }
  view?: LibraryView
  service?: LibraryService
}

/** Converts documents of the library to list rows, details and files. `words` are marked in the texts. */
interface LibraryView<Item = unknown, Detail = unknown, O extends string = string> {
  /** The sort orders of the list, by their names on the wire. The first one is the default. */
  orders: Record<O, Order>
  row(document: EngineDocument, words: string[]): Item
  detail(document: EngineDocument, words: string[]): Detail
  /** `facts` are the result of `LibraryService.beside`. */
  file(document: EngineDocument, facts?: object): DocumentModel
}

/** What the standard routes of a library need. */
export interface LibraryService<C extends LibraryContract = LibraryContract> {
  contract: C
  /** The permission that users of a law office need to search the library. */
  point: PermissionPoint
  facets: Record<keyof Static<C['facets']> & string, FacetSpec>
  /**
   * Dimensions with suggestions, by their names on the wire. Without this field, all dimensions in `suggestions` have
   * suggestions, and a request cannot select some of them.
   */
  suggests?: Record<string, string>
  /** If set, laws are suggested. `cited` also suggests documents that cite the typed article; `offered` does not. */
  laws?: 'offered' | 'cited'
  /** Returns facts about the library, which are sent with its lists, and with a document for that document. */
  beside?(engine: Engine, document?: EngineDocument): Promise<object>
  /** Returns facts about a document from other documents of its library. They are sent with the opened document. */
  opened?(engine: Engine, document: EngineDocument): Promise<object>
  /**
   * Finds documents that the query names, such as 民法典 577. They come first in the list, with a row format of their own.
   */
  pin?(context: SearchContext): Promise<{ context: SearchContext; row: LibraryView['row'] }>
}

/** A library whose documents can be shown. */
export interface ViewableLibrary<
  R,
  Item = unknown,
  Detail = unknown,
  D extends string = string,
  O extends string = string,
> extends Library<R, D> {
  view: LibraryView<Item, Detail, O>
}

/** A library with routes of its own. */
export interface ServedLibrary<
  R,
  C extends LibraryContract = LibraryContract,
  D extends string = string,
  O extends string = string,
> extends Library<R, D> {
  view: LibraryView<Static<C['item']>, Static<C['detail']>, O>
  service: LibraryService<C>
}
