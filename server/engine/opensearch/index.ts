/** The engine on an OpenSearch cluster, which any number of processes share. */
import { Cache } from '../cache'
import {
  type SimilarRequest,
  type SimilarResult,
  type Clause,
  type Engine,
  EngineError,
  type FacetRequest,
  type SearchRequest,
  type SuggestRequest,
  EngineUnavailableError,
  type Writer,
} from '../port'
import { suggestFromDictionaries } from '../dictionary'
import { wellFormed } from '../well-formed'
import { findSimilarDocuments } from './similar-cases'
import { type ClusterSettings, Cluster, NotFoundError } from './cluster'
import { facetsOf } from './facets'
import { WriteLease } from './lease'
import { sortedIds, sortedPage } from './orders'
import { checkShards, type Deployment, publishWrite, deleteUnusedIndices } from './publish'
import { rankedPage, scopeTermsIn } from './ranking'
import { IndexReader } from './index-reader'
import type { ShardSettings } from './shape'
import { StateStore } from './state'
import { ClusterView } from './view'
import { GatheringWriter } from './writer'

const MEGABYTE = 1 << 20
/** The interval at which a process checks for commits of other processes. */
const LOOK_MS = 500
/** The maximum time that a write waits for a write of another process. */
const WAIT_MS = 30_000
/** How long replaced indices remain for requests that still read them. The next write deletes them earlier. */
const KEEP_MS = 120_000
/**
 * How long a lease may be without renewal before `sweep` takes it over. The time is generous, so that a slow writer
 * does not lose its work.
 */
const DEAD_MS = 30_000

export interface OpenSearchSettings extends ClusterSettings, ShardSettings {
  /** The beginning of the names of all indices. */
  prefix: string
}

/** The maximum number of attempts of a query, if its index is replaced meanwhile. */
const TRIES = 3

class OpenSearchEngine implements Engine {
  private writing: Promise<unknown> = Promise.resolve()
  private readonly looking: NodeJS.Timeout
  private sweeping?: NodeJS.Timeout
  private swept: number
  private clearing?: Promise<unknown>
  private closed = false

  constructor(
    private readonly deployment: Deployment,
    private readonly view: ClusterView,
  ) {
    this.swept = view.live.generation
    this.looking = setInterval(() => void this.look().catch(() => undefined), LOOK_MS).unref()
  }

  private async look() {
    await this.view.look()
    const { generation } = this.view.live
    if (generation === this.swept || this.closed) return
    this.swept = generation
    clearTimeout(this.sweeping)
    this.sweeping = setTimeout(() => void this.sweep(false).catch(() => undefined), KEEP_MS).unref()
  }

  /**
   * Deletes indices that are no longer needed. Returns `false` if another process is writing for longer than `waitMs`,
   * or if the engine is closed meanwhile.
   */
  async sweep(keepBefore: boolean, waitMs = 0): Promise<boolean> {
    const how = { lapsedMs: DEAD_MS, isNeeded: () => !this.closed }
    const lease = await WriteLease.take(this.deployment.state, waitMs, how)
    if (!lease) return false
    await deleteUnusedIndices(this.deployment, keepBefore).finally(() => lease.release())
    return true
  }

  /**
   * Deletes indices that are no longer needed. If another process is writing, waits in the background until that write
   * has ended or stalled, at most a minute.
   */
  async sweepAtStart() {
    if (await this.sweep(true)) return
    this.clearing = this.sweep(true, DEAD_MS + WAIT_MS).catch(() => undefined)
  }

  private check() {
    if (this.closed) throw new EngineError('the engine is closed')
  }

  /** Runs a query on the live index. If the index was replaced and deleted meanwhile, runs the query on the new one. */
  private async ask<T>(
    collection: string,
    nothing: T,
    signal: AbortSignal | undefined,
    work: (reader: IndexReader) => Promise<T>,
  ) {
    for (let attempt = 1; ; attempt++) {
      this.check()
      const live = this.view.live.collections[collection]
      if (!live) return nothing
      try {
        return await work(new IndexReader(this.deployment.cluster, live, this.deployment.cache, signal))
      } catch (error) {
        if (!(error instanceof NotFoundError)) throw error
        if (attempt === TRIES)
          throw new EngineUnavailableError(`The index of ${collection} is gone from the search cluster.`)
        await this.view.look()
      }
    }
  }

  write(job: (writer: Writer) => void | Promise<void>): Promise<void> {
    const turn = this.writing.then(() => this.writeAlone(job))
    this.writing = turn.catch(() => undefined)
    return turn
  }

  private async writeAlone(job: (writer: Writer) => void | Promise<void>) {
    this.check()
    const { deployment, view } = this
    const lease = await WriteLease.take(deployment.state, WAIT_MS)
    if (!lease) throw new EngineError('Another process is writing to the corpus: try again when it is done.')
    let writer: GatheringWriter | undefined
    try {
      await view.look()
      const before = view.current
      writer = new GatheringWriter(before.live, (collection, id) => this.get(collection, id))
      await job(writer)
      await publishWrite(deployment, before, writer, () => lease.confirm())
      await this.look()
    } finally {
      writer?.close()
      await lease.release()
    }
  }

  search({ collection, where, order, from, size, signal }: SearchRequest) {
    const [first, most] = [Math.max(0, from), Math.max(0, size)]
    return this.ask(collection, { total: 0, hits: [] as never[] }, signal, async reader => {
      const terms = order.by === 'relevance' ? await scopeTermsIn(reader, where) : []
      const { total, ids } = terms.length
        ? await rankedPage(reader, { where, order, terms }, first, most)
        : await sortedPage(reader, await reader.query(where), order, first, most)
      return { total, hits: (await reader.documents(ids)) as never[] }
    })
  }

  count({ collection, where, signal }: { collection: string; where: Clause; signal?: AbortSignal }) {
    return this.ask(collection, 0, signal, reader => reader.count(where))
  }

  ids({ collection, where, order, signal }: Omit<SearchRequest, 'from' | 'size'>) {
    return this.ask(collection, [] as string[], signal, async reader => {
      const terms = order.by === 'relevance' ? await scopeTermsIn(reader, where) : []
      if (!terms.length) return sortedIds(reader, await reader.query(where), order)
      return (await rankedPage(reader, { where, order, terms }, 0, Infinity)).ids
    })
  }

  facets({ collection, where, fields, signal }: FacetRequest) {
    const nothing = Object.fromEntries(fields.map(({ field }) => [field, []]))
    return this.ask(collection, nothing, signal, async reader => facetsOf(reader, await reader.query(where), fields))
  }

  findSimilar(request: SimilarRequest) {
    const nothing: SimilarResult = { bigrams: [], hits: [] }
    return this.ask(request.collection, nothing, request.signal, reader => findSimilarDocuments(reader, request))
  }

  get(collection: string, id: string) {
    return this.ask(collection, undefined, undefined, async reader => (await reader.documents([wellFormed(id)]))[0])
  }

  async suggest({ dictionaries, text, limit }: SuggestRequest) {
    this.check()
    const requested = [...new Set(dictionaries)].flatMap(name => this.view.dictionary(name) ?? [])
    return suggestFromDictionaries(requested, text, limit)
  }

  async meta(key: string) {
    return this.view.live.meta[key]
  }

  generation() {
    return this.view.live.generation
  }

  async warmUp() {
    for (const collection of Object.keys(this.view.live.collections))
      await this.count({ collection, where: { kind: 'all', clauses: [] } })
  }

  /**
   * Returns the sizes of all collections. It calls the cluster even if the data is known locally, to check that the
   * cluster works.
   */
  async health() {
    this.check()
    await this.view.look()
    await checkShards(this.deployment.cluster, this.view.live)
    const collections = Object.values(this.view.live.collections)
    return {
      collections: Object.fromEntries(collections.map(({ spec, count }) => [spec.name, count])),
      bytes: collections.reduce((sum, { bytes }) => sum + bytes, 0),
    }
  }

  async close() {
    if (this.closed) return
    this.closed = true
    clearInterval(this.looking)
    clearTimeout(this.sweeping)
    await this.clearing
    await this.deployment.cluster.close()
  }
}

/** Returns the error for a SEARCH_URL that does not lead to an OpenSearch cluster. */
const notOpenSearch = () => new EngineError('The address of SEARCH_URL cannot be used: it is no OpenSearch.')

async function prepare(cluster: Cluster, state: StateStore): Promise<ClusterView> {
  try {
    const { version } = await cluster.call<{ version?: { distribution?: string } }>({ method: 'GET', path: '/' })
    if (version?.distribution !== 'opensearch') throw notOpenSearch()
    await state.prepare()
    return await ClusterView.open(state)
  } catch (error) {
    throw error instanceof NotFoundError ? notOpenSearch() : error
  }
}

export async function openSearchEngine({ prefix, shards, replicas, ...settings }: OpenSearchSettings): Promise<Engine> {
  const cluster = await Cluster.connect(settings)
  try {
    const copies = { shards, replicas }
    const state = new StateStore(cluster, prefix, copies)
    const view = await prepare(cluster, state)
    const deployment = { cluster, state, prefix, copies, cache: new Cache<unknown>(64 * MEGABYTE) }
    const engine = new OpenSearchEngine(deployment, view)
    await engine.sweepAtStart().catch(() => undefined)
    return engine
  } catch (error) {
    await cluster.close()
    throw error
  }
}
