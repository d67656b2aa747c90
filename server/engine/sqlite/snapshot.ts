/** One state of the corpus, with its own database connection. A request uses a single snapshot. */
import type { SuggestEntry } from '../port'
import { openSnapshot, type Database } from './database'
import { Dictionary } from '../dictionary'
import { loadMemory, collectionStateOf, type StoredCollection } from './loading'
import { CollectionReader, type ReaderCaches } from './collection-reader'
import type { SlicedWork } from './slices'

export class Snapshot {
  readonly readers = new Map<string, CollectionReader>()
  readonly dictionaries = new Map<string, { revision: number; dictionary: Dictionary }>()
  readonly meta = new Map<string, string>()
  /** Identifies the visible state of the corpus. */
  state = ''
  private users = 1

  private constructor(private readonly db: Database) {}

  /** Loads a snapshot of the last commit. Data that has not changed is taken from the snapshot `before`. */
  static *load(file: string, caches: ReaderCaches, before?: Snapshot): SlicedWork<Snapshot> {
    const db = openSnapshot(file)
    try {
      const snapshot = new Snapshot(db)
      yield* snapshot.loadCollections(caches, before)
      yield* snapshot.loadDictionaries(before)
      const rows = db.prepare('SELECT key, value FROM meta').all() as Array<{ key: string; value: string }>
      for (const { key, value } of rows) snapshot.meta.set(key, value)
      snapshot.state = snapshot.readState()
      return snapshot
    } catch (error) {
      db.close()
      throw error
    }
  }

  private *loadCollections(caches: ReaderCaches, before?: Snapshot): SlicedWork<void> {
    const rows = this.db
      .prepare('SELECT id, name, spec, revision, settled FROM collections WHERE revision > 0 ORDER BY id')
      .all() as Array<StoredCollection & { name: string }>
    for (const stored of rows) {
      const { id, name, revision } = stored
      const previous = before?.readers.get(name)?.memory
      const memory =
        previous?.key === `${id}.${revision}`
          ? previous
          : yield* loadMemory(this.db, collectionStateOf(stored), previous)
      this.readers.set(name, new CollectionReader(this.db, id, memory, caches))
    }
  }

  private *loadDictionaries(before?: Snapshot): SlicedWork<void> {
    const rows = this.db.prepare('SELECT name, revision FROM dictionaries').all() as Array<{
      name: string
      revision: number
    }>
    const read = this.db.prepare('SELECT entries FROM dictionaries WHERE name = ?')
    for (const { name, revision } of rows) {
      const previous = before?.dictionaries.get(name)
      if (previous?.revision === revision) {
        this.dictionaries.set(name, previous)
        continue
      }
      const { entries } = read.get(name) as { entries: string }
      this.dictionaries.set(name, { revision, dictionary: new Dictionary(JSON.parse(entries) as SuggestEntry[]) })
      yield
    }
  }

  private readState(): string {
    const collections = [...this.readers].map(([name, { memory }]) => [name, memory.key])
    const dictionaries = [...this.dictionaries].map(([name, { revision }]) => [name, revision])
    return JSON.stringify([collections, dictionaries, [...this.meta]])
  }

  hold(): this {
    this.users++
    return this
  }

  /**
   * Closes the connection when the last user has released the snapshot. Ends the transaction first, because prepared
   * statements would keep the transaction open.
   */
  release() {
    if (--this.users !== 0) return
    this.db.exec('COMMIT')
    this.db.close()
  }
}
