/** The interface of search engines. Nothing in it is specific to a database, to HTTP or to legal documents. */
import type { WordDistance } from '@domain/text/matching'

/** A block of a document's text. Each line of the block is a paragraph. */
export interface EngineBlock {
  /** The search scope of the block. '' means that only a search of the full text finds it. */
  scope: string
  /** The article number, for searches with `near.within = 'article'`. The text begins with it. */
  no?: string
  text: string
}

export interface EngineDocument {
  id: string
  title: string
  blocks: EngineBlock[]
  /**
   * Names of parties, courts and cited laws. Substrings of names are found, but names do not belong to the full text.
   */
  names: Record<string, string[]>
  /**
   * Values for exact search and counting. In a tree, a value is a path such as `合同纠纷/买卖合同纠纷`, and its ancestors also
   * match.
   */
  values: Record<string, string[]>
  /** Numbers for searching and ordering: amounts, and dates in the form 20240305. */
  numbers: Record<string, number>
  /**
   * The authority of the document. It raises the relevance score by less than half, and orders the results of searches
   * without words.
   */
  weight: number
  /** Data that the engine stores and returns but does not search. */
  payload: unknown
}

export interface CollectionSpec {
  name: string
  scopes: string[]
  names: string[]
  values: string[]
  /** Those fields among `values` whose values are paths in a tree. */
  trees: string[]
  numbers: string[]
}

export type Clause =
  /**
   * Every word occurs in the scope: `full`, `title`, one of `scopes` or one of `names`. With `near`, the words are also
   * near each other. A `near` with a gap allows at most 20 words.
   */
  | { kind: 'text'; scope: string; words: string[]; near?: WordDistance }
  /** The field has one of the values, or one of their descendants in a tree. */
  | { kind: 'value'; field: string; values: string[] }
  /** The number lies between `from` and `to`, both included. */
  | { kind: 'range'; field: string; from?: number; to?: number }
  | { kind: 'not'; clause: Clause }
  | { kind: 'all' | 'any'; clauses: Clause[] }

export type TextClause = Extract<Clause, { kind: 'text' }>

/**
 * The order of results. Relevance is defined in `relevance.ts`. Results of equal score are ordered by weight, then by
 * the field `newest` (the greatest number first), then by id. So are all results of a search without words. Results of
 * equal number are ordered by weight, then by id.
 */
export type Order = { by: 'relevance'; newest?: string } | { by: 'number'; field: string; direction: 'asc' | 'desc' }

export interface SearchRequest {
  collection: string
  where: Clause
  order: Order
  from: number
  size: number
  signal?: AbortSignal
}

export interface SearchResult {
  total: number
  hits: EngineDocument[]
}

export interface FacetRequest {
  collection: string
  where: Clause
  fields: FacetField[]
  signal?: AbortSignal
}

export interface FacetField {
  field: string
  /** The path whose children are counted, or '' for the roots of the tree. If absent, all paths are counted. */
  parent?: string
  limit?: number
}

/** A request for documents that contain many of a text's rare bigrams. `similar-cases.ts` defines the similarity. */
export interface SimilarRequest {
  collection: string
  where: Clause
  /** The distinct bigrams of the text. A bigram is a pair of neighbouring characters. */
  bigrams: string[]
  /** The number of bigrams to use. The rarest ones are used. */
  rareCount: number
  size: number
  signal?: AbortSignal
}

export interface SimilarResult {
  /** The bigrams that were used, the rarest first. */
  bigrams: string[]
  /**
   * The documents, the most similar first. Equal scores are ordered by weight, then by id. Documents without any of the
   * used bigrams are excluded.
   */
  hits: Array<{ score: number; document: EngineDocument }>
}

/** A value and the number of results with it. Lists are ordered by count, then by value. */
export interface FacetCount {
  value: string
  count: number
}

/** A word that the search box may suggest. `kind` groups words, for example 案由 or 法院. */
export interface SuggestEntry {
  dictionary: string
  kind: string
  text: string
  /** The number of documents with the word. It orders words that match equally well. */
  weight: number
  /** Further data about the word, which the engine returns unchanged. */
  data?: Record<string, string | number>
}

export interface SuggestRequest {
  dictionaries: string[]
  text: string
  /** The maximum number of suggestions of each kind. */
  limit: number
}

/** Changes the corpus within a `write`. All changes become visible together, or none does. */
export interface Writer {
  define(spec: CollectionSpec): void
  /** Stores a document. A document with the same id is replaced. */
  put(collection: string, document: EngineDocument): void
  remove(collection: string, id: string): void
  /** Returns a document, including the changes of this write so far. */
  get(collection: string, id: string): Promise<EngineDocument | undefined>
  /** Replaces all entries of a dictionary. */
  suggest(dictionary: string, entries: SuggestEntry[]): void
  setMeta(key: string, value: string): void
  /**
   * Lets the engine flush the changes so far, without making them visible. Large writes call it regularly, so that
   * unflushed changes do not pile up.
   */
  pause(): Promise<void>
}

/** Thrown for a wrong call, or if the corpus cannot be read or written. No search text of a visitor causes it. */
export class EngineError extends Error {}

/** Thrown if the search cluster or a search thread does not answer properly. The message is for the operator. */
export class EngineUnavailableError extends Error {}

/** Thrown if a query would take too much work. */
export class QueryTooHardError extends Error {}

export interface Engine {
  write(job: (writer: Writer) => void | Promise<void>): Promise<void>
  search(request: SearchRequest): Promise<SearchResult>
  /** Returns the number of matching documents, without fetching any. */
  count(request: Pick<SearchRequest, 'collection' | 'where' | 'signal'>): Promise<number>
  /** Returns the ids of all matching documents, in the requested order. */
  ids(request: Omit<SearchRequest, 'from' | 'size'>): Promise<string[]>
  facets(request: FacetRequest): Promise<Record<string, readonly FacetCount[]>>
  findSimilar(request: SimilarRequest): Promise<SimilarResult>
  get(collection: string, id: string): Promise<EngineDocument | undefined>
  suggest(request: SuggestRequest): Promise<SuggestEntry[]>
  meta(key: string): Promise<string | undefined>
  /** Returns a number that changes whenever answers may change. It must be fast, because every request calls it. */
  generation(): number
  /** Fills caches and runs queries, so that the first query of a visitor is not slow. */
  warmUp(): Promise<void>
  health(): Promise<{ collections: Record<string, number>; bytes: number }>
  /** Closes the engine. Running calls may fail. */
  close(): void | Promise<void>
}
