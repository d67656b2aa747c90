/** The interface of a search engine. Independent of databases, HTTP and law. */
import type { Near } from '@domain/text/matching'

/** A block of a document's text. Its lines are paragraphs. */
export interface Block {
  /** '' is plain text. A named scope can be searched separately. */
  scope: string
  /** The number of a unit (an article) for `near.within = 'article'`. The text begins with it. */
  no?: string
  text: string
}

export interface EngineDocument {
  id: string
  title: string
  blocks: Block[]
  /** Searched by substring, but not part of the full text: parties, courts, cited laws. */
  names: Record<string, string[]>
  /** Searched, counted and ordered by exact value. A tree value is a path, `合同纠纷/买卖合同纠纷`, and includes its ancestors. */
  values: Record<string, string[]>
  /** Amounts, and dates as 20240305. */
  numbers: Record<string, number>
  /** Authority from 0. It raises relevance within bounds, and decides the order of searches without words. */
  weight: number
  /** Returned to the services, not searched. */
  payload: unknown
}

export interface CollectionSpec {
  name: string
  scopes: string[]
  names: string[]
  values: string[]
  /** The tree fields among `values`. */
  trees: string[]
  numbers: string[]
}

export type Clause =
  /**
   * Every word occurs in the scope (`full`, `title`, one of `scopes` or `names`), and near the others if `near` is set. At most
   * 20 words in a gap.
   */
  | { kind: 'text'; scope: string; words: string[]; near?: Near }
  /** One of the values, or a descendant in a tree. */
  | { kind: 'value'; field: string; values: string[] }
  /** Both ends are included. */
  | { kind: 'range'; field: string; from?: number; to?: number }
  | { kind: 'not'; clause: Clause }
  | { kind: 'all' | 'any'; clauses: Clause[] }

/** A text search. */
export type TextClause = Extract<Clause, { kind: 'text' }>

/**
 * Relevance is the score of `relevance.ts`: BM25 of each word in its scope, with a bonus for the title, a factor for words that
 * share a sentence, and one for weight. Words of names and excluded words do not count. Ties, and searches without words, are
 * ordered by weight, then the newest by `field`, then the id. Order by number: then weight, then the id.
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
  /** In a tree: counts the children of this path; '' the roots. Absent: counts every path. */
  parent?: string
  limit?: number
}

/** Finds the documents with most of a text's rare bigrams, by the arithmetic of `similar-cases.ts`. */
export interface SimilarRequest {
  collection: string
  where: Clause
  /** Distinct pairs of neighbouring characters of the text. */
  bigrams: string[]
  /** The number of rarest bigrams that count. */
  rareCount: number
  size: number
  signal?: AbortSignal
}

export interface SimilarResult {
  /** The bigrams that counted, the rarest first. */
  bigrams: string[]
  /** The most similar first; ties by weight, then the id. Only documents with common bigrams. */
  hits: Array<{ score: number; document: EngineDocument }>
}

/** Ordered by count, then by value. */
export interface FacetCount {
  value: string
  count: number
}

/** A word to suggest. `kind` groups words (案由, 法院 …). */
export interface SuggestEntry {
  dictionary: string
  kind: string
  text: string
  /** Frequency of use. Orders equal matches. */
  weight: number
  /** Returned unchanged. */
  data?: Record<string, string | number>
}

export interface SuggestRequest {
  dictionaries: string[]
  text: string
  /** For each kind. */
  limit: number
}

/** A `write` becomes visible completely at once, or not at all. */
export interface Writer {
  define(spec: CollectionSpec): void
  /** Replaces a document of the same id. */
  put(collection: string, document: EngineDocument): void
  remove(collection: string, id: string): void
  /** As this write leaves it so far. */
  get(collection: string, id: string): Promise<EngineDocument | undefined>
  /** Replaces the dictionary. */
  suggest(dictionary: string, entries: SuggestEntry[]): void
  setMeta(key: string, value: string): void
  /** Flushes what was written so far, without making it visible. Large writes call it regularly. */
  pause(): Promise<void>
}

/** A wrong call or a failure of the disk, never a visitor's fault. */
export class EngineError extends Error {}

/** A remote engine does not answer. The message is one sentence for the deployer. */
export class Unavailable extends Error {}

/** A query would take too much work. */
export class TooHard extends Error {}

export interface Engine {
  write(job: (writer: Writer) => void | Promise<void>): Promise<void>
  search(request: SearchRequest): Promise<SearchResult>
  /** The number of matches, without fetching any. */
  count(request: Pick<SearchRequest, 'collection' | 'where' | 'signal'>): Promise<number>
  /** The ids of all matches, in order. */
  ids(request: Omit<SearchRequest, 'from' | 'size'>): Promise<string[]>
  facets(request: FacetRequest): Promise<Record<string, readonly FacetCount[]>>
  findSimilar(request: SimilarRequest): Promise<SimilarResult>
  get(collection: string, id: string): Promise<EngineDocument | undefined>
  suggest(request: SuggestRequest): Promise<SuggestEntry[]>
  meta(key: string): Promise<string | undefined>
  /** Changes whenever answers may change. Read locally, because every request reads it. */
  generation(): number
  /** Prepares what would make the first queries slow. */
  warmUp(): Promise<void>
  health(): Promise<{ collections: Record<string, number>; bytes: number }>
  /** Does not wait for running calls. */
  close(): void | Promise<void>
}
