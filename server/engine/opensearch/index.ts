/** The engine on an OpenSearch cluster, shared by any number of processes. */
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
  Unavailable,
  type Writer,
} from '../port'
import { suggestFrom } from '../dictionary'
import { wellFormed } from '../well-formed'
import { findSimilar } from './similar-cases'
import { type ClusterSettings, Cluster, NotFoundError } from './cluster'
import { facetsOf } from './facets'
import { Lease } from './lease'
import { sortedIds, sortedPage } from './orders'
import { checkShards, type Deployment, publish, sweep } from './publish'
import { rankedPage, termsIn } from './ranking'
import { Reading } from './reading'
import type { ShardSettings } from './shape'
import { WriteState } from './state'
import { ClusterView } from './view'
import { GatheringWriter } from './writer'

const MEGABYTE = 1 << 20
/** How often the process looks for commits of other processes. */
const LOOK_MS = 500
/** How long a write waits until another process has finished writing. */
const WAIT_MS = 30_000
/** How long replaced indices are kept for requests that still read them. */
const KEEP_MS = 120_000
/**
 * A sweep takes over the writing lease if its holder has not renewed it for this long. The time is generous, so that a
 * slow writer does not lose its work.
 */
const DEAD_MS = 30_000

export interface OpenSearchSettings extends ClusterSettings, ShardSettings {
  /** The prefix of all index names. */
  prefix: string
}

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

  /** Deletes unneeded indices. Returns `false` and deletes nothing while another process writes. */
  async sweep(keepBefore: boolean, waitMs = 0): Promise<boolean> {
    const how = { lapsedMs: DEAD_MS, isNeeded: () => !this.closed }
    const lease = await Lease.take(this.deployment.state, waitMs, how)
    if (!lease) return false
    await sweep(this.deployment, keepBefore).finally(() => lease.release())
    return true
  }

  /**
   * Deletes unneeded indices at once. If another process is writing, tries again in the background until that
   * process has finished or stalled.
   */
  async sweepAtStart() {
    if (await this.sweep(true)) return
    this.clearing = this.sweep(true, DEAD_MS + WAIT_MS).catch(() => undefined)
  }

  private check() {
    if (this.closed) throw new EngineError('the engine is closed')
  }

  /** Runs a read on the live index. If that index was replaced meanwhile, retries with the new one. */
  private async ask<T>(
    collection: string,
    nothing: T,
    signal: AbortSignal | undefined,
    work: (reading: Reading) => Promise<T>,
  ) {
    for (let attempt = 1; ; attempt++) {
      this.check()
      const live = this.view.live.collections[collection]
      if (!live) return nothing
      try {
        return await work(new Reading(this.deployment.cluster, live, this.deployment.cache, signal))
      } catch (error) {
        if (!(error instanceof NotFoundError)) throw error
        if (attempt === TRIES) throw new Unavailable(`The index of ${collection} is gone from the search cluster.`)
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
    const lease = await Lease.take(deployment.state, WAIT_MS)
    if (!lease) throw new EngineError('Another process is writing to the corpus: try again when it is done.')
    let writer: GatheringWriter | undefined
    try {
      await view.look()
      const before = view.current
      writer = new GatheringWriter(before.live, (collection, id) => this.get(collection, id))
      await job(writer)
      await publish(deployment, before, writer, () => lease.confirm())
      await this.look()
    } finally {
      writer?.close()
      await lease.release()
    }
  }

  search({ collection, where, order, from, size, signal }: SearchRequest) {
    const [first, most] = [Math.max(0, from), Math.max(0, size)]
    return this.ask(collection, { total: 0, hits: [] as never[] }, signal, async reading => {
      const terms = order.by === 'relevance' ? await termsIn(reading, where) : []
      const { total, ids } = terms.length
        ? await rankedPage(reading, { where, order, terms }, first, most)
        : await sortedPage(reading, await reading.query(where), order, first, most)
      return { total, hits: (await reading.documents(ids)) as never[] }
    })
  }

  count({ collection, where, signal }: { collection: string; where: Clause; signal?: AbortSignal }) {
    return this.ask(collection, 0, signal, reading => reading.count(where))
  }

  ids({ collection, where, order, signal }: Omit<SearchRequest, 'from' | 'size'>) {
    return this.ask(collection, [] as string[], signal, async reading => {
      const terms = order.by === 'relevance' ? await termsIn(reading, where) : []
      if (!terms.length) return sortedIds(reading, await reading.query(where), order)
      return (await rankedPage(reading, { where, order, terms }, 0, Infinity)).ids
    })
  }

  facets({ collection, where, fields, signal }: FacetRequest) {
    const nothing = Object.fromEntries(fields.map(({ field }) => [field, []]))
    return this.ask(collection, nothing, signal, async reading => facetsOf(reading, await reading.query(where), fields))
  }

  findSimilar(request: SimilarRequest) {
    const nothing: SimilarResult = { bigrams: [], hits: [] }
    return this.ask(request.collection, nothing, request.signal, reading => findSimilar(reading, request))
  }

  get(collection: string, id: string) {
    return this.ask(collection, undefined, undefined, async reading => (await reading.documents([wellFormed(id)]))[0])
  }

  async suggest({ dictionaries, text, limit }: SuggestRequest) {
    this.check()
    const requested = [...new Set(dictionaries)].flatMap(name => this.view.dictionary(name) ?? [])
    return suggestFrom(requested, text, limit)
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

  /** Returns the sizes of all collections. Asks the cluster, because local data does not show whether it is healthy. */
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

/** The error for a SEARCH_URL that is not an OpenSearch cluster. */
const notOpenSearch = () => new EngineError('The address of SEARCH_URL cannot be used: it is no OpenSearch.')

async function prepare(cluster: Cluster, state: WriteState): Promise<ClusterView> {
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
    const state = new WriteState(cluster, prefix, copies)
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
