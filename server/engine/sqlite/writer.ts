/** Writes documents into the tables within the engine's transactions. Readers see no change before `show` is called. */
import { type CollectionSpec, type EngineDocument, EngineError, type SuggestEntry, type Writer } from '../port'
import type { Database } from './database'
import { CollectionWriter } from './collection-writer'
import { collectionStateOf, type StoredCollection } from './loading'
import type { WriteBatches } from './batches'
import { runWithoutPauses, type SlicedWork } from './slices'
import { createDocumentTablesSql, createIndexSql, dropIndexSql, tablesOf } from './tables'

export class SqliteWriter implements Writer {
  private readonly collectionWriters = new Map<string, CollectionWriter>()
  private readonly defined = new Set<string>()
  private readonly dictionaries = new Map<string, string>()
  private readonly meta = new Map<string, string>()
  private readonly revision: number

  constructor(
    private readonly db: Database,
    private readonly batches: WriteBatches,
    private readonly readAtMost?: number,
  ) {
    const { last } = db
      .prepare(
        'SELECT max(revision) AS last FROM (SELECT revision FROM collections UNION ALL SELECT revision FROM dictionaries)',
      )
      .get() as { last: number | null }
    this.revision = (last ?? 0) + 1
  }

  define(spec: CollectionSpec) {
    const specText = JSON.stringify(spec)
    const stored = this.stored(spec.name)
    this.defined.add(spec.name)
    if (stored?.spec === specText) return
    if (stored) this.indexAnew(spec.name, stored.id, spec, specText)
    else this.create(spec, specText)
  }

  /**
   * Indexes a collection again because of a new spec. The data in memory does not fit the new spec, so the change
   * cannot be hidden from readers.
   */
  private indexAnew(name: string, id: number, spec: CollectionSpec, stored: string) {
    this.batches.isLast = true
    const before = this.collectionWriters.get(name)
    if (before) runWithoutPauses(before.finish(this.revision))
    this.collectionWriters.delete(name)
    const tables = tablesOf(id)
    this.db.exec(dropIndexSql(tables))
    this.db.exec(createIndexSql(tables, spec))
    this.db
      .prepare('UPDATE collections SET spec = ?1, revision = ?2, settled = ?2 WHERE id = ?3')
      .run(stored, this.revision, id)
    this.collectionWriter(name).indexAnew()
  }

  private stored(name: string) {
    return this.db.prepare('SELECT id, spec, revision, settled FROM collections WHERE name = ?').get(name) as
      StoredCollection | undefined
  }

  /** Creates a collection. Readers do not see it as long as its revision is 0. */
  private create(spec: CollectionSpec, stored: string) {
    const insert = this.db.prepare('INSERT INTO collections (name, spec, revision, settled) VALUES (?, ?, 0, 0)')
    const tables = tablesOf(Number(insert.run(spec.name, stored).lastInsertRowid))
    this.db.exec(createDocumentTablesSql(tables))
    this.db.exec(createIndexSql(tables, spec))
  }

  private collectionWriter(name: string): CollectionWriter {
    let collectionWriter = this.collectionWriters.get(name)
    if (!collectionWriter) {
      const stored = this.stored(name)
      if (!stored) throw new EngineError(`there is no collection ${name}`)
      collectionWriter = new CollectionWriter(this.db, collectionStateOf(stored), this.readAtMost)
      this.collectionWriters.set(name, collectionWriter)
    }
    return collectionWriter
  }

  put(collection: string, document: EngineDocument) {
    this.collectionWriter(collection).put(document)
  }

  remove(collection: string, id: string) {
    this.collectionWriter(collection).remove(id)
  }

  async get(collection: string, id: string) {
    return this.collectionWriter(collection).get(id)
  }

  suggest(dictionary: string, entries: SuggestEntry[]) {
    this.dictionaries.set(dictionary, JSON.stringify(entries))
  }

  setMeta(key: string, value: string) {
    this.meta.set(key, value)
  }

  pause() {
    return this.batches.pause()
  }

  /** Indexes texts, which is the slow part of a write. */
  *prepare(): SlicedWork<void> {
    for (const collectionWriter of this.collectionWriters.values()) yield* collectionWriter.prepare(this.revision)
  }

  /** Makes the write visible. */
  show() {
    const first = this.db.prepare('UPDATE collections SET revision = ?1, settled = ?1 WHERE name = ?2 AND revision = 0')
    for (const name of this.defined) first.run(this.revision, name)
    for (const collectionWriter of this.collectionWriters.values()) collectionWriter.show(this.revision)
    const words = this.db.prepare(
      `INSERT INTO dictionaries (name, entries, revision) VALUES (?1, ?2, ?3)
       ON CONFLICT (name) DO UPDATE SET entries = ?2, revision = ?3 WHERE entries <> ?2`,
    )
    for (const [name, entries] of this.dictionaries) words.run(name, entries, this.revision)
    const meta = this.db.prepare('INSERT OR REPLACE INTO meta (key, value) VALUES (?, ?)')
    for (const [key, value] of this.meta) meta.run(key, value)
  }
}
