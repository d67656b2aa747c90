/**
 * The embedded engine, which uses one SQLite file. Where its index cannot decide whether a document matches, the engine
 * reads the document's text.
 */
import {
  type SimilarRequest,
  type Clause,
  type Engine,
  EngineError,
  type FacetRequest,
  type SearchRequest,
  type SuggestRequest,
} from '../port'
import { findSimilarRows, readSimilarResult, type StoredSimilarResult } from './similar-cases'
import { countBits } from './bitset'
import { Cache } from '../cache'
import { checkpointLog, closeWriteConnection, dataVersion, databaseBytes, type Database } from './database'
import { suggestFromDictionaries } from '../dictionary'
import { errorReason } from './errors'
import { evaluateClause } from './evaluate'
import { facetsOf } from './facets'
import { readPage, type StoredPage } from './page'
import { rankDocuments } from './ranking'
import { openWriteConnection } from './schema'
import type { ReaderCaches, CollectionReader } from './collection-reader'
import { runWithoutPauses, runInSlices, type SlicedWork } from './slices'
import { Snapshot } from './snapshot'
import type { OnUpgrade } from './upgrade'
import { runWarmUpQueries } from './warm'
import { type WriteJob, type WriteLimits, WriteRunner } from './writing'

const MEGABYTE = 1 << 20
const CLOSED = 'the engine is closed'
/** The minimum interval between two checks for commits of other processes. */
const NOTICE_MS = 200
/** The default interval of checkpoints. A log of `LONG_LOG` pages or more is restarted (see `tidy`). */
const TIDY_MS = 250
const LONG_LOG = 1000

export interface EmbeddedEngine extends Engine {
  /** Returns a page of results as stored rows, which `readPage` parses. */
  page(request: SearchRequest): Promise<StoredPage>
  /** Returns similar documents as stored rows, which `readSimilarResult` parses. */
  storedSimilar(request: SimilarRequest): Promise<StoredSimilarResult>
  /** Makes every later query see all commits so far, also those of other processes. */
  catchUp(): Promise<void>
}

class SqliteEngine implements EmbeddedEngine {
  private readonly caches: ReaderCaches = {
    bits: new Cache(16 * MEGABYTE),
    sections: new Cache(32 * MEGABYTE),
    orders: new Cache(32 * MEGABYTE),
    texts: new Cache(128 * MEGABYTE),
    positions: new Cache(40 * MEGABYTE),
    blocks: new Cache(24 * MEGABYTE),
    searchScopes: new Cache(16 * MEGABYTE),
    facets: new Cache(8 * MEGABYTE),
  }
  private readonly db: Database
  private snapshot: Snapshot
  private seen: number
  private lookedAt: number
  private readonly writer: WriteRunner
  private writing: Promise<unknown>
  private refreshing: Promise<unknown> = Promise.resolve()
  private readonly tidying: NodeJS.Timeout
  /** The number of commits, and its value when `tidy` last loaded a snapshot. */
  private commits = 0
  private tidied = 0
  private closed = false
  private loaded = 0

  constructor(
    private readonly file: string,
    private readonly now: () => number,
    onUpgrade: OnUpgrade,
    tidyMs: number,
    limits: WriteLimits,
  ) {
    this.db = openWriteConnection(file, onUpgrade)
    try {
      this.seen = dataVersion(this.db)
      this.lookedAt = now()
      this.snapshot = runWithoutPauses(Snapshot.load(file, this.caches))
    } catch (error) {
      this.db.close()
      throw new EngineError(`The corpus ${file} cannot be used: ${errorReason(error)}.`)
    }
    this.tidying = setInterval(() => this.tidy(), tidyMs).unref()
    const { db } = this
    this.writer = new WriteRunner({ file, db, moveOn: () => this.moveOn(), isClosed: () => this.closed, ...limits })
    this.writing = this.writer.dropAbandonedRows()
  }

  /**
   * Loads a snapshot of the last commit for new requests. Running requests continue with their snapshot. Concurrent
   * calls run one after another.
   */
  private refresh(): Promise<void> {
    const turn = this.refreshing.then(async () => {
      if (this.closed) return
      const before = this.snapshot
      const fresh = await runInSlices(Snapshot.load(this.file, this.caches, before))
      if (this.closed) return fresh.release()
      this.snapshot = fresh
      if (fresh.state !== before.state) this.loaded++
      before.release()
    })
    this.refreshing = turn.catch(() => undefined)
    return turn
  }

  private current(): Snapshot {
    if (this.closed) throw new EngineError(CLOSED)
    const now = this.now()
    if (now - this.lookedAt >= NOTICE_MS) {
      this.lookedAt = now
      this.catchUp().catch(() => undefined)
    }
    return this.snapshot
  }

  async catchUp(): Promise<void> {
    const version = dataVersion(this.db)
    if (version === this.seen) return void (await this.refreshing)
    this.seen = version
    this.commits++
    await this.refresh().catch((error: unknown) => {
      this.seen = -1
      throw error
    })
  }

  /**
   * Copies SQLite's log into the database. SQLite restarts the log only when no snapshot reads it. If a long log is
   * copied completely, new requests therefore get a snapshot that does not read the log.
   */
  private tidy() {
    try {
      this.current()
      if (checkpointLog(this.db) < LONG_LOG || this.tidied === this.commits) return
    } catch {
      return
    }
    this.tidied = this.commits
    this.refresh().catch(() => undefined)
  }

  /** Runs a query on the current snapshot. Returns `nothing` if the collection is not defined. */
  private async ask<T>(
    collection: string,
    nothing: T,
    work: (reader: CollectionReader) => SlicedWork<T>,
    signal?: AbortSignal,
  ): Promise<T> {
    const snapshot = this.current().hold()
    try {
      const reader = snapshot.readers.get(collection)
      return reader ? await runInSlices(work(reader), signal) : nothing
    } finally {
      snapshot.release()
    }
  }

  write(job: WriteJob): Promise<void> {
    const turn = this.writing.then(async () => {
      if (this.closed) throw new EngineError(CLOSED)
      await this.writer.write(job).catch((error: unknown) => {
        throw this.closed ? new EngineError(CLOSED, { cause: error }) : error
      })
      await this.moveOn()
    })
    this.writing = turn.catch(() => undefined)
    return turn
  }

  private moveOn() {
    this.commits++
    return this.refresh()
  }

  page({ collection, where, order, from, size, signal }: SearchRequest) {
    const page = function* (reader: CollectionReader): SlicedWork<StoredPage> {
      const first = Math.max(0, from)
      const end = first + Math.max(0, size)
      const { total, docIds } = yield* rankDocuments(reader, where, order, end)
      const rows = []
      for (const docId of docIds.subarray(first, end)) {
        rows.push(reader.stored(docId))
        yield
      }
      return { total, rows }
    }
    return this.ask(collection, { total: 0, rows: [] }, page, signal)
  }

  async search(request: SearchRequest) {
    return runInSlices(readPage(await this.page(request)), request.signal)
  }

  count({ collection, where, signal }: { collection: string; where: Clause; signal?: AbortSignal }) {
    const count = function* (reader: CollectionReader) {
      return countBits(yield* evaluateClause(reader, where))
    }
    return this.ask(collection, 0, count, signal)
  }

  ids({ collection, where, order, signal }: Omit<SearchRequest, 'from' | 'size'>) {
    const ids = function* (reader: CollectionReader) {
      const { docIds } = yield* rankDocuments(reader, where, order)
      return Array.from(docIds, docId => reader.memory.ids[docId]!)
    }
    return this.ask(collection, [], ids, signal)
  }

  facets({ collection, where, fields, signal }: FacetRequest) {
    const nothing = Object.fromEntries(fields.map(({ field }) => [field, []]))
    return this.ask(collection, nothing, reader => facetsOf(reader, where, fields), signal)
  }

  storedSimilar(request: SimilarRequest) {
    const nothing: StoredSimilarResult = { bigrams: [], scores: [], rows: [] }
    return this.ask(request.collection, nothing, reader => findSimilarRows(reader, request), request.signal)
  }

  async findSimilar(request: SimilarRequest) {
    return runInSlices(readSimilarResult(await this.storedSimilar(request)), request.signal)
  }

  async get(collection: string, id: string) {
    return this.current().readers.get(collection)?.find(id)
  }

  async suggest({ dictionaries, text, limit }: SuggestRequest) {
    const loaded = this.current().dictionaries
    const requested = [...new Set(dictionaries)].flatMap(name => loaded.get(name)?.dictionary ?? [])
    return suggestFromDictionaries(requested, text, limit)
  }

  async meta(key: string) {
    return this.current().meta.get(key)
  }

  generation() {
    this.current()
    return this.loaded
  }

  async warmUp() {
    for (const name of this.current().readers.keys())
      if (!this.closed) await this.ask(name, undefined, runWarmUpQueries)
  }

  async health() {
    const { readers } = this.current()
    return {
      collections: Object.fromEntries([...readers].map(([name, { memory }]) => [name, memory.count])),
      bytes: databaseBytes(this.db),
    }
  }

  close() {
    if (this.closed) return
    this.closed = true
    clearInterval(this.tidying)
    this.snapshot.release()
    closeWriteConnection(this.db)
  }
}

interface EngineOptions extends WriteLimits {
  file: string
  /** Returns the time in milliseconds, of a clock that never goes back. */
  now?: () => number
  /**
   * Called during an upgrade of an old file, with the number of documents indexed so far. An upgrade takes as long as
   * an import.
   */
  onUpgrade?: OnUpgrade
  /** The interval of checkpoints, in milliseconds. */
  tidyMs?: number
}

export const openEngine = ({
  file,
  now = () => performance.now(),
  onUpgrade = () => undefined,
  tidyMs = TIDY_MS,
  ...limits
}: EngineOptions): EmbeddedEngine => new SqliteEngine(file, now, onUpgrade, tidyMs, limits)
