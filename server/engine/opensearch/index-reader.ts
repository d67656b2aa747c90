/** Reads one collection in one state. Nothing writes to its index any more, so all calls see the same documents. */
import { matchesWords } from '@domain/text/matching'
import { type Clause, type EngineDocument, type TextClause } from '../port'
import { BusyError } from '../../threads/busy'
import type { Cache } from '../cache'
import { exactClausesOf, queryOf, textClausesToRead, type TextClauseMatches } from './clauses'
import { type Cluster, NotFoundError } from './cluster'
import { documentFromSource, type IndexFields, fieldsOf, scopeTextsOf } from './shape'
import type { LiveCollection } from './state'
import { type OpenSearchQuery, indexedWordsOf } from './words'

/** The maximum number of documents whose texts are read for one text clause, and the number that one call fetches. */
const READ_AT_MOST = 10_000
const READ_AT_ONCE = 250
/** The maximum number of results that the cluster returns in one page. */
export const MAX_PAGE_RESULTS = 10_000
/** The number of documents that one call fetches by id. */
const FETCH_AT_ONCE = 200

export interface IndexHit {
  _id: string
  _score: number | null
  _source?: { doc: string }
  sort: Array<number | string | null>
  fields?: Record<string, number[]>
  matched_queries?: Record<string, number>
}

interface SearchResponse<A = unknown> {
  hits: { total?: { value: number }; hits: IndexHit[] }
  aggregations?: A
}

function holds(document: EngineDocument, { scope, words, near }: TextClause): boolean {
  const requested = indexedWordsOf({ words })
  const texts = scopeTextsOf(document, scope, near?.within === 'article')
  if (near) return texts.some(text => matchesWords(text, requested, near.within === 'article' ? undefined : near))
  return requested.every(word => texts.some(text => text.includes(word)))
}

export type ResponseCache = Cache<unknown>

export class IndexReader {
  readonly fields: IndexFields

  constructor(
    private readonly cluster: Cluster,
    readonly live: LiveCollection,
    private readonly cache: ResponseCache,
    readonly signal?: AbortSignal,
  ) {
    this.fields = fieldsOf(live.spec)
  }

  search<A>(body: object, query: Record<string, string | boolean> = {}): Promise<SearchResponse<A>> {
    return this.cluster.call<SearchResponse<A>>({
      method: 'POST',
      path: `/${this.live.index}/_search`,
      // Without this, the cluster would silently answer from the available shards only, if one is missing.
      query: { allow_partial_search_results: false, ...query },
      body,
      signal: this.signal,
    })
  }

  /** Returns a cached value, or computes it for this state of the collection. */
  async remembered<T>(key: unknown, sizeOf: (value: T) => number, work: () => Promise<T>): Promise<T> {
    const name = `${this.live.index} ${JSON.stringify(key)}`
    const cached = this.cache.get(name)
    if (cached !== undefined) return cached as T
    const value = await work()
    this.cache.set(name, value, sizeOf(value))
    return value
  }

  /** Yields all results page by page. The last sort key must be the id, so that no result is skipped or repeated. */
  async *pages(
    body: { sort: object[]; [key: string]: unknown },
    size = MAX_PAGE_RESULTS,
    query = {},
  ): AsyncGenerator<IndexHit[]> {
    let after: IndexHit['sort'] | undefined
    for (;;) {
      const response = await this.search(
        { track_total_hits: false, ...body, size, ...(after && { search_after: after }) },
        query,
      )
      const { hits } = response.hits
      yield hits
      if (hits.length < size) return
      after = hits.at(-1)!.sort
    }
  }

  /** Reads texts, and returns the ids of the documents that match a text clause and the clauses in `context`. */
  private read(clause: TextClause, context: Clause[]): Promise<string[]> {
    const bytes = (ids: string[]) => ids.reduce((sum, id) => sum + 2 * id.length + 16, 0)
    return this.remembered(['read', clause, context], bytes, async () => {
      const query = queryOf({ kind: 'all', clauses: [clause, ...context] }, this.fields)
      if ((await this.total(query)) > READ_AT_MOST) throw new BusyError('more texts would have to be read than can be')
      const ids: string[] = []
      const body = { query, sort: [{ id: 'asc' }], _source: ['doc'] }
      for await (const hits of this.pages(body, READ_AT_ONCE))
        for (const { _source } of hits) {
          const document = documentFromSource(_source!)
          if (holds(document, clause)) ids.push(document.id)
        }
      return ids
    })
  }

  /**
   * Returns a cluster query for exactly the documents that match the clause. Before that, reads the texts for those
   * text clauses that the cluster cannot decide.
   */
  async query(where: Clause): Promise<OpenSearchQuery> {
    const matches: TextClauseMatches = new Map()
    const context = exactClausesOf(where)
    for (const clause of textClausesToRead(where)) matches.set(clause, await this.read(clause, context))
    return queryOf(where, this.fields, matches)
  }

  async total(query: OpenSearchQuery): Promise<number> {
    const { hits } = await this.search({ query, size: 0, track_total_hits: true })
    return hits.total!.value
  }

  count(where: Clause): Promise<number> {
    return this.remembered(
      ['count', where],
      () => 16,
      async () => this.total(await this.query(where)),
    )
  }

  /** Returns documents in the order of the ids. Skips ids that no document has. */
  async documents(ids: string[]): Promise<EngineDocument[]> {
    const documents: EngineDocument[] = []
    for (let at = 0; at < ids.length; at += FETCH_AT_ONCE) {
      const { docs } = await this.cluster.call<{
        docs: Array<{ found?: boolean; error?: unknown; _source: { doc: string } }>
      }>({
        method: 'POST',
        path: `/${this.live.index}/_mget`,
        query: { _source: 'doc' },
        body: { ids: ids.slice(at, at + FETCH_AT_ONCE) },
        signal: this.signal,
      })
      for (const { found, error, _source } of docs) {
        if (error) throw new NotFoundError('the index is gone')
        if (found) documents.push(documentFromSource(_source))
      }
    }
    return documents
  }
}
