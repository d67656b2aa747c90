/** The interface of a search engine. It does not depend on databases, HTTP or law. */
import type { Near } from '@domain/text/matching'

/** A block of a document's text. Each line of the block is a paragraph. */
export interface Block {
  /** The scope of the block. '' is plain text; a named scope can be searched separately. */
  scope: string
  /** The number of an article, which allows `near.within = 'article'`. The text begins with this number. */
  no?: string
  text: string
}

export interface EngineDocument {
  id: string
  title: string
  blocks: Block[]
  /** Parties, courts, cited laws: searched by substring, but not part of the full text. */
  names: Record<string, string[]>
  /**
   * Values that are searched, counted and ordered exactly. A tree value is a path, `合同纠纷/买卖合同纠纷`, and includes its
   * ancestors.
   */
  values: Record<string, string[]>
  /** Numbers that are searched and ordered: amounts, and dates as 20240305. */
  numbers: Record<string, number>
  /**
   * The authority of the document, from 0. It raises relevance within bounds, and orders results of searches without
   * words.
   */
  weight: number
  /** Data for the services that the engine returns but does not search. */
  payload: unknown
}

export interface CollectionSpec {
  name: string
  scopes: string[]
  names: string[]
  values: string[]
  /** The fields among `values` whose values are tree paths. */
  trees: string[]
  numbers: string[]
}

export type Clause =
  /**
   * Every word occurs in the scope: `full`, `title`, one of `scopes`, or one of `names`. If `near` is set, the words
   * are also near each other. A `near` with a gap takes at most 20 words.
   */
  | { kind: 'text'; scope: string; words: string[]; near?: Near }
  /** The field has one of the values, or a descendant of one in a tree. */
  | { kind: 'value'; field: string; values: string[] }
  /** The number lies between `from` and `to`, both included. */
  | { kind: 'range'; field: string; from?: number; to?: number }
  | { kind: 'not'; clause: Clause }
  | { kind: 'all' | 'any'; clauses: Clause[] }

export type TextClause = Extract<Clause, { kind: 'text' }>

/**
 * The order of results. Relevance is the score of `relevance.ts`: BM25 of each word in its scope. Words in the title,
 * words that share a sentence, and the weight raise it. Words of names and excluded words do not count. Equal scores,
 * and searches without words, are ordered by weight, then newest by `field`, then id. An order by number continues with
 * the weight, then the id.
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
  /** A path in a tree whose children are counted; '' counts the roots. If absent, every path is counted. */
  parent?: string
  limit?: number
}

/** Finds the documents with most of a text's rare bigrams, by the arithmetic of `similar-cases.ts`. */
export interface SimilarRequest {
  collection: string
  where: Clause
  /** The distinct bigrams (pairs of neighbouring characters) of the text. */
  bigrams: string[]
  /** The number of bigrams that count: the rarest ones. */
  rareCount: number
  size: number
  signal?: AbortSignal
}

export interface SimilarResult {
  /** The bigrams that counted for the similarity, the rarest first. */
  bigrams: string[]
  /**
   * The documents, the most similar first. Equal scores are ordered by weight, then by id. Documents without
   * a common bigram are left out.
   */
  hits: Array<{ score: number; document: EngineDocument }>
}

/** The number of results with one value. Lists are ordered by count, then by value. */
export interface FacetCount {
  value: string
  count: number
}

/** A word to suggest. `kind` groups words (案由, 法院 …). */
export interface SuggestEntry {
  dictionary: string
  kind: string
  text: string
  /** How often the word is used. It orders words that match equally. */
  weight: number
  /** Further data of the word, returned unchanged. */
  data?: Record<string, string | number>
}

export interface SuggestRequest {
  dictionaries: string[]
  text: string
  /** The most suggestions of each kind. */
  limit: number
}

/** The changes of one `write`. They become visible all at once, or not at all. */
export interface Writer {
  define(spec: CollectionSpec): void
  /** Adds a document. It replaces a document with the same id. */
  put(collection: string, document: EngineDocument): void
  remove(collection: string, id: string): void
  /** Returns the document with the changes of this write so far. */
  get(collection: string, id: string): Promise<EngineDocument | undefined>
  /** Replaces all entries of the dictionary. */
  suggest(dictionary: string, entries: SuggestEntry[]): void
  setMeta(key: string, value: string): void
  /** Flushes the changes so far, without making them visible. A large write calls it regularly. */
  pause(): Promise<void>
}

/** A wrong call, or a failure of the disk. A visitor's request never causes it. */
export class EngineError extends Error {}

/** The search cluster does not answer. The message is one sentence for the deployer. */
export class Unavailable extends Error {}

/** The query would take too much work. */
export class TooHard extends Error {}

export interface Engine {
  write(job: (writer: Writer) => void | Promise<void>): Promise<void>
  search(request: SearchRequest): Promise<SearchResult>
  /** Returns the number of matching documents, without fetching any. */
  count(request: Pick<SearchRequest, 'collection' | 'where' | 'signal'>): Promise<number>
  /** Returns the ids of all matching documents, in order. */
  ids(request: Omit<SearchRequest, 'from' | 'size'>): Promise<string[]>
  facets(request: FacetRequest): Promise<Record<string, readonly FacetCount[]>>
  findSimilar(request: SimilarRequest): Promise<SimilarResult>
  get(collection: string, id: string): Promise<EngineDocument | undefined>
  suggest(request: SuggestRequest): Promise<SuggestEntry[]>
  meta(key: string): Promise<string | undefined>
  /** A number that changes whenever answers may change. It is read locally, because every request reads it. */
  generation(): number
  /** Warms up caches and code that would make the first queries slow. */
  warmUp(): Promise<void>
  health(): Promise<{ collections: Record<string, number>; bytes: number }>
  /** Closes the engine. Running calls are not waited for. */
  close(): void | Promise<void>
}
