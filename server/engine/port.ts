/** What a search engine must do for the services. Nothing here speaks of a database, of HTTP or of law. */
import type { Near } from '@domain/text/matching'

/** A piece of a document's text, in its order. Paragraphs are its lines. */
export interface Block {
  /** '' is plain text; a named scope of the collection can be searched by itself. */
  scope: string
  /** A numbered unit (an article): what `near.within = 'article'` keeps together. The number opens the text. */
  no?: string
  text: string
}

export interface EngineDocument {
  id: string
  title: string
  blocks: Block[]
  /** Searched by substring, but no part of the full text: names of parties, courts, laws cited. */
  names: Record<string, string[]>
  /** Searched, counted and ordered by exact value. A value of a tree is its path, `合同纠纷/买卖合同纠纷`, and stands for all above it. */
  values: Record<string, string[]>
  /** Amounts, and dates as 20240305. */
  numbers: Record<string, number>
  /** Authority, from 0: it adds to relevance, within bounds, and is what counts where no words are asked for. */
  weight: number
  /** What the services answer with; not searched. */
  payload: unknown
}

export interface CollectionSpec {
  name: string
  scopes: string[]
  names: string[]
  values: string[]
  /** Those of `values` that are trees. */
  trees: string[]
  numbers: string[]
}

export type Clause =
  /** Every word occurs in the scope (`full`, `title`, one of `scopes` or of `names`), and near each other if told; at most 20 in a gap. */
  | { kind: 'text'; scope: string; words: string[]; near?: Near }
  /** One of the values, or below one of them in a tree. */
  | { kind: 'value'; field: string; values: string[] }
  /** Both ends included. */
  | { kind: 'range'; field: string; from?: number; to?: number }
  | { kind: 'not'; clause: Clause }
  | { kind: 'all' | 'any'; clauses: Clause[] }

/** What is asked of texts. */
export type TextClause = Extract<Clause, { kind: 'text' }>

/**
 * Relevance is the score of `relevance.ts`: for each word asked for how often it occurs in the scope, for how long the text is
 * (BM25), the rarer the word the more, once more for the title; then a factor for words that share a sentence, and one for
 * weight. Words of names and excluded ones do not count. Equal scores, and all where no words are asked for, go by weight, then
 * the newest by `field`, then the id. By a number: then weight, then the id.
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
  /** In a tree: count the children of this path; '' the roots. Without it every path is counted. */
  parent?: string
  limit?: number
}

/** Which documents hold most of what is rare in a text, by the arithmetic of `alike.ts`. */
export interface SimilarRequest {
  collection: string
  where: Clause
  /** Of two characters that stand beside each other in the text, each once. */
  bigrams: string[]
  /** So many of them count. */
  rareCount: number
  size: number
  signal?: AbortSignal
}

export interface SimilarResult {
  /** Those of the pairs that counted, the rarest first. */
  bigrams: string[]
  /** The most alike first: equal ones by weight, then the id. None that shares nothing. */
  hits: Array<{ score: number; document: EngineDocument }>
}

/** Ordered by count, then by value. */
export interface FacetCount {
  value: string
  count: number
}

/** A word that may be suggested: `kind` groups them (案由, 法院 …). */
export interface SuggestEntry {
  dictionary: string
  kind: string
  text: string
  /** How much it is used: decides among equal matches. */
  weight: number
  /** Handed back as it is. */
  data?: Record<string, string | number>
}

export interface SuggestRequest {
  dictionaries: string[]
  text: string
  /** For each kind. */
  limit: number
}

/** Everything written in one `write` becomes visible at once, or not at all. */
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
  /** Puts what was written so far out of the way, though nobody sees it yet: for who writes much, every now and then. */
  pause(): Promise<void>
}

/** What the engine was asked wrongly, or cannot do: a fault of the program or of the disk, never of a visitor. */
export class EngineError extends Error {}

/** The engine is elsewhere, and does not answer. The message is one sentence for the deployer. */
export class Unavailable extends Error {}

/** One question is so much work that nobody would wait for the answer. */
export class TooHard extends Error {}

export interface Engine {
  write(job: (writer: Writer) => void | Promise<void>): Promise<void>
  search(request: SearchRequest): Promise<SearchResult>
  /** How many, without fetching any. */
  count(request: Pick<SearchRequest, 'collection' | 'where' | 'signal'>): Promise<number>
  /** The ids in order, for what has to look at every hit. */
  ids(request: Omit<SearchRequest, 'from' | 'size'>): Promise<string[]>
  facets(request: FacetRequest): Promise<Record<string, readonly FacetCount[]>>
  findSimilar(request: SimilarRequest): Promise<SimilarResult>
  get(collection: string, id: string): Promise<EngineDocument | undefined>
  suggest(request: SuggestRequest): Promise<SuggestEntry[]>
  meta(key: string): Promise<string | undefined>
  /** Another number whenever what was asked before may be answered otherwise; at hand, as every request asks for it. */
  generation(): number
  /** What would make the first questions slow is done before they come. */
  warmUp(): Promise<void>
  health(): Promise<{ collections: Record<string, number>; bytes: number }>
  /** What is under way is not waited for. */
  close(): void | Promise<void>
}
