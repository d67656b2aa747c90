/** Builds a collection's index for a write: a clone of the live index with the changes, or a new index. */
import { isDeepStrictEqual } from 'node:util'
import { type CollectionSpec, EngineError, EngineUnavailableError } from '../port'
import { type Cluster, BUILD_TIMEOUT_MS, permanentWriteError } from './cluster'
import { fieldsOf, indexSettingsOf, documentFromSource, documentSourceOf, type ShardSettings } from './shape'
import type { LiveCollection } from './state'
import { IndexReader, type ResponseCache } from './index-reader'
import type { GatheringWriter } from './writer'

/** The numbers of characters and of documents from which a bulk call is sent. They limit the memory of the call. */
const BULK_CHARACTERS = 4 * 1024 * 1024
const BULK_DOCUMENTS = 1000
const COPY_AT_ONCE = 250
/** The maximum number of attempts of one bulk call while the cluster is overloaded. */
const TRIES = 6
const FIRST_PAUSE_MS = 250
/** The maximum time to wait for replicas of a new index. If a node is down, they may never appear. */
const COPIES_WITHIN = '20s'

const pause = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))

interface BulkAnswer {
  errors: boolean
  items: Array<Record<string, { _id: string; status: number; error?: { type: string; reason: string } }>>
}

class Bulk {
  private lines: string[] = []
  private characters = 0
  private documents = 0

  constructor(
    private readonly cluster: Cluster,
    private readonly index: string,
  ) {}

  async add(action: object, source?: object) {
    for (const line of source ? [action, source] : [action]) {
      const text = JSON.stringify(line)
      this.lines.push(text)
      this.characters += text.length
    }
    if (++this.documents >= BULK_DOCUMENTS || this.characters >= BULK_CHARACTERS) await this.send()
  }

  /**
   * Sends the gathered lines. If the cluster is overloaded, sends all of them again. A line that is applied twice gives
   * the same result as once.
   */
  async send() {
    if (!this.documents) return
    const lines = `${this.lines.join('\n')}\n`
    this.lines = []
    this.characters = this.documents = 0
    for (let attempt = 1; ; attempt++) {
      const refused = await this.attempt(lines)
      if (!refused) return
      if (attempt === TRIES || !(refused instanceof EngineUnavailableError)) throw refused
      await pause(FIRST_PAUSE_MS * 2 ** attempt)
    }
  }

  private async attempt(lines: string): Promise<Error | undefined> {
    try {
      const path = `/${this.index}/_bulk`
      const { errors, items } = await this.cluster.call<BulkAnswer>({
        method: 'POST',
        path,
        lines,
        timeoutMs: BUILD_TIMEOUT_MS,
      })
      if (!errors) return undefined
      const failed = items.flatMap(item => Object.values(item)).filter(({ error }) => error)
      const refusal = failed.map(({ error }) => permanentWriteError(`${error!.type} ${error!.reason}`)).find(Boolean)
      if (refusal) return refusal
      const [first] = failed.filter(({ status }) => status !== 429 && status < 500)
      if (first)
        return new EngineError(`The search cluster refuses ${first._id}: ${first.error!.type} ${first.error!.reason}.`)
      return failed.length
        ? new EngineUnavailableError(`The search cluster has too much to do: ${failed[0]!.error!.reason}.`)
        : undefined
    } catch (error) {
      return error as Error
    }
  }
}

interface Building {
  cluster: Cluster
  copies: ShardSettings
  writer: GatheringWriter
  cache: ResponseCache
}

export class IndexBuilder {
  constructor(private readonly building: Building) {}

  isChanged(name: string, live: LiveCollection | undefined): boolean {
    const { writer } = this.building
    return !live || Boolean(writer.changes.get(name)?.size) || !isDeepStrictEqual(live.spec, writer.specOf(name))
  }

  async build(index: string, name: string, live: LiveCollection | undefined): Promise<LiveCollection> {
    const spec = this.building.writer.specOf(name)
    const isSame = live && isDeepStrictEqual(live.spec, spec)
    if (isSame && live.count) await this.clone(live.index, index)
    else await this.create(index, spec)
    const bulk = new Bulk(this.building.cluster, index)
    if (live && !isSame) await this.copy(bulk, live, spec)
    await this.change(bulk, name, spec)
    await bulk.send()
    return this.finish(index, spec)
  }

  private call<T>(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: object,
    query?: Record<string, string | boolean>,
  ) {
    return this.building.cluster.call<T>({ method, path, body, query, timeoutMs: BUILD_TIMEOUT_MS })
  }

  /**
   * Creates an index. Its name is unique to a write. If it exists already, an earlier call created it, and only the
   * answer was lost.
   */
  private async make(path: string, body: object) {
    await this.call('PUT', path, body).catch((error: Error) => {
      if (!/resource_already_exists/.test(error.message)) throw error
    })
  }

  private create(index: string, spec: CollectionSpec) {
    return this.make(`/${index}`, indexSettingsOf(spec, this.building.copies))
  }

  /**
   * Clones an index. The clone shares files with its source, so it costs almost nothing. The cluster clones only
   * read-only indices, so the source is made read-only first.
   */
  private async clone(from: string, index: string) {
    await this.call('PUT', `/${from}/_settings`, { 'index.blocks.write': true })
    const settings = { 'index.blocks.write': null, number_of_replicas: this.building.copies.replicas }
    await this.make(`/${from}/_clone/${index}`, { settings })
  }

  private async copy(bulk: Bulk, live: LiveCollection, spec: CollectionSpec) {
    const { cluster, cache, writer } = this.building
    const reader = new IndexReader(cluster, live, cache)
    const body = { query: { match_all: {} }, sort: [{ id: 'asc' }], _source: ['doc'] }
    for await (const hits of reader.pages(body, COPY_AT_ONCE))
      for (const { _id, _source } of hits)
        if (!writer.changes.get(live.spec.name)?.has(_id))
          await bulk.add({ index: { _id } }, documentSourceOf(spec, documentFromSource(_source!)))
  }

  private async change(bulk: Bulk, name: string, spec: CollectionSpec) {
    const { writer } = this.building
    for (const id of writer.changes.get(name)?.keys() ?? []) {
      const document = writer.changed(name, id)
      if (document) await bulk.add({ index: { _id: id } }, documentSourceOf(spec, document))
      else await bulk.add({ delete: { _id: id } })
    }
  }

  /** Makes the documents of the new index searchable, and returns its entry for the live state. */
  private async finish(index: string, spec: CollectionSpec): Promise<LiveCollection> {
    await this.call('POST', `/${index}/_refresh`)
    const query = { wait_for_status: 'green', timeout: COPIES_WITHIN }
    await this.call('GET', `/_cluster/health/${index}`, undefined, query).catch(error => {
      if (!(error instanceof EngineUnavailableError)) throw error
    })
    const live: LiveCollection = { spec, index, count: 0, lengths: {}, bytes: 0 }
    const fields = fieldsOf(spec).lengths
    const aggs = Object.fromEntries([...fields.values()].map(field => [field, { sum: { field } }]))
    const reader = new IndexReader(this.building.cluster, live, this.building.cache)
    const { hits, aggregations } = await reader.search<Record<string, { value: number }>>({
      size: 0,
      track_total_hits: true,
      aggs,
    })
    live.count = hits.total!.value
    for (const [scope, field] of fields) live.lengths[scope] = aggregations![field]!.value
    const stats = await this.call<{ _all: { primaries: { store: { size_in_bytes: number } } } }>(
      'GET',
      `/${index}/_stats/store`,
    )
    live.bytes = stats._all.primaries.store.size_in_bytes
    return live
  }
}
