/** The embedded engine: one SQLite file, an index that narrows and a text that decides. */
import type { Clause, Engine, FacetRequest, SearchRequest, SuggestRequest, Writer } from '../port'
import { countBits } from './bitset'
import { Cache } from './cache'
import { closeWriting, dataVersion, settle, sizeOf, type Database } from './database'
import { suggestFrom } from './dictionary'
import { EngineError, reasonOf } from './errors'
import { evaluate } from './evaluate'
import { facetsOf } from './facets'
import { inOrder } from './ranking'
import { openWriting } from './schema'
import type { Caches, CollectionReader } from './collection-reader'
import { atOnce, inSlices, type Work } from './slices'
import { Snapshot } from './snapshot'
import type { OnUpgrade } from './upgrade'
import { warm } from './warm'
import { SqliteWriter } from './writer'

export { EngineError } from './errors'

const MEGABYTE = 1 << 20
/** How long another process's commit may stay unnoticed. */
const NOTICE_MS = 200

class SqliteEngine implements Engine {
  private readonly caches: Caches = {
    bits: new Cache(16 * MEGABYTE),
    orders: new Cache(32 * MEGABYTE),
    texts: new Cache(128 * MEGABYTE),
    places: new Cache(48 * MEGABYTE),
    searchScopes: new Cache(8 * MEGABYTE),
    facets: new Cache(8 * MEGABYTE),
  }
  private readonly db: Database
  private snapshot: Snapshot
  private generations = 0
  private seen: number
  private lookedAt: number
  private writing: Promise<unknown> = Promise.resolve()
  private refreshing: Promise<unknown> = Promise.resolve()
  private closed = false

  constructor(
    private readonly file: string,
    private readonly now: () => number,
    onUpgrade: OnUpgrade,
  ) {
    this.db = openWriting(file, onUpgrade)
    try {
      this.seen = dataVersion(this.db)
      this.lookedAt = now()
      this.snapshot = atOnce(Snapshot.load(file, this.caches))
    } catch (error) {
      this.db.close()
      throw new EngineError(`The corpus ${file} cannot be used: ${reasonOf(error)}.`)
    }
  }

  /** One after the other; each lets the requests that run keep the snapshot they began with. */
  private refresh(): Promise<void> {
    const turn = this.refreshing.then(async () => {
      if (this.closed) return
      const before = this.snapshot
      const fresh = await inSlices(Snapshot.load(this.file, this.caches, before))
      if (this.closed) return fresh.release()
      this.snapshot = fresh
      this.generations++
      before.release()
    })
    this.refreshing = turn.catch(() => undefined)
    return turn
  }

  private current(): Snapshot {
    if (this.closed) throw new EngineError('the engine is closed')
    const now = this.now()
    if (now - this.lookedAt >= NOTICE_MS) {
      this.lookedAt = now
      const version = dataVersion(this.db)
      if (version !== this.seen) {
        this.seen = version
        this.refresh().catch(() => (this.seen = -1))
      }
    }
    return this.snapshot
  }

  /** A collection that nobody defined has no documents. */
  private async ask<T>(
    collection: string,
    nothing: T,
    work: (reader: CollectionReader) => Work<T>,
    signal?: AbortSignal,
  ): Promise<T> {
    const snapshot = this.current().hold()
    try {
      const reader = snapshot.shelves.get(collection)
      return reader ? await inSlices(work(reader), signal) : nothing
    } finally {
      snapshot.release()
    }
  }

  write(job: (writer: Writer) => void | Promise<void>): Promise<void> {
    const turn = this.writing.then(async () => {
      if (this.closed) throw new EngineError('the engine is closed')
      this.db.exec('BEGIN IMMEDIATE')
      try {
        const writer = new SqliteWriter(this.db)
        await job(writer)
        await inSlices(writer.finish())
        this.db.exec('COMMIT')
      } catch (error) {
        if (this.db.isTransaction) this.db.exec('ROLLBACK')
        throw error
      }
      await this.refresh()
      if (!this.closed) settle(this.db)
    })
    this.writing = turn.catch(() => undefined)
    return turn
  }

  search({ collection, where, order, from, size, signal }: SearchRequest) {
    const page = function* (reader: CollectionReader) {
      const ordered = yield* inOrder(reader, where, order)
      const first = Math.max(0, from)
      const hits = []
      for (const ord of ordered.subarray(first, first + Math.max(0, size))) {
        hits.push(reader.document(ord))
        yield
      }
      return { total: ordered.length, hits }
    }
    return this.ask(collection, { total: 0, hits: [] }, page, signal)
  }

  count({ collection, where, signal }: { collection: string; where: Clause; signal?: AbortSignal }) {
    const count = function* (reader: CollectionReader) {
      return countBits(yield* evaluate(reader, where))
    }
    return this.ask(collection, 0, count, signal)
  }

  ids({ collection, where, order, signal }: Omit<SearchRequest, 'from' | 'size'>) {
    const ids = function* (reader: CollectionReader) {
      return Array.from(yield* inOrder(reader, where, order), ord => reader.memory.ids[ord]!)
    }
    return this.ask(collection, [], ids, signal)
  }

  facets({ collection, where, fields, signal }: FacetRequest) {
    const nothing = Object.fromEntries(fields.map(({ field }) => [field, []]))
    return this.ask(collection, nothing, reader => facetsOf(reader, where, fields), signal)
  }

  async get(collection: string, id: string) {
    return this.current().shelves.get(collection)?.find(id)
  }

  async suggest({ dictionaries, text, limit }: SuggestRequest) {
    const known = this.current().dictionaries
    const asked = [...new Set(dictionaries)].flatMap(name => known.get(name)?.dictionary ?? [])
    return suggestFrom(asked, text, limit)
  }

  meta(key: string) {
    return this.current().meta.get(key)
  }

  generation() {
    this.current()
    return this.generations
  }

  async warmUp() {
    for (const name of this.current().shelves.keys()) if (!this.closed) await this.ask(name, undefined, warm)
  }

  health() {
    const { shelves } = this.current()
    return {
      collections: Object.fromEntries([...shelves].map(([name, { memory }]) => [name, memory.count])),
      bytes: sizeOf(this.db),
    }
  }

  close() {
    if (this.closed) return
    this.closed = true
    this.snapshot.release()
    closeWriting(this.db)
  }
}

interface EngineOptions {
  file: string
  now?: () => number
  /** Told how many documents of an old file are indexed anew, which takes as long as their import did. */
  onUpgrade?: OnUpgrade
}

export const openEngine = ({ file, now = Date.now, onUpgrade = () => undefined }: EngineOptions): Engine =>
  new SqliteEngine(file, now, onUpgrade)
