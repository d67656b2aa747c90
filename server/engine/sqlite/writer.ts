/** Writes documents into the tables, inside a transaction that the engine opens and ends. */
import { type CollectionSpec, type EngineDocument, EngineError, type SuggestEntry, type Writer } from '../port'
import type { Database } from './database'
import { CollectionWriter } from './collection-writer'
import { shelvedOf, type StoredCollection } from './loading'
import { atOnce, type Work } from './slices'
import { createDocs, createIndex, dropIndex, tablesOf } from './tables'

export class SqliteWriter implements Writer {
  private readonly desks = new Map<string, CollectionWriter>()
  private readonly revision: number

  constructor(
    private readonly db: Database,
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
    const stored = JSON.stringify(spec)
    const known = this.stored(spec.name)
    if (known?.spec === stored) return
    atOnce(this.finishDesk(spec.name))
    const id = known?.id ?? this.create(spec, stored)
    const tables = tablesOf(id)
    if (known) this.db.exec(dropIndex(tables))
    else this.db.exec(createDocs(tables))
    this.db.exec(createIndex(tables, spec))
    // Nobody takes over anything of what was held in memory before.
    this.db
      .prepare('UPDATE collections SET spec = ?1, revision = ?2, settled = ?2 WHERE id = ?3')
      .run(stored, this.revision, id)
    if (known) this.collectionWriter(spec.name).indexAnew()
  }

  private stored(name: string) {
    return this.db.prepare('SELECT id, spec, revision, settled FROM collections WHERE name = ?').get(name) as
      StoredCollection | undefined
  }

  private create({ name }: CollectionSpec, stored: string): number {
    const insert = this.db.prepare('INSERT INTO collections (name, spec, revision, settled) VALUES (?, ?, 0, 0)')
    return Number(insert.run(name, stored).lastInsertRowid)
  }

  private collectionWriter(name: string): CollectionWriter {
    let collectionWriter = this.desks.get(name)
    if (!collectionWriter) {
      const known = this.stored(name)
      if (!known) throw new EngineError(`there is no collection ${name}`)
      collectionWriter = new CollectionWriter(this.db, shelvedOf(known), this.readAtMost)
      this.desks.set(name, collectionWriter)
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
    const stored = JSON.stringify(entries)
    this.db
      .prepare(
        `INSERT INTO dictionaries (name, entries, revision) VALUES (?1, ?2, ?3)
         ON CONFLICT (name) DO UPDATE SET entries = ?2, revision = ?3 WHERE entries <> ?2`,
      )
      .run(dictionary, stored, this.revision)
  }

  setMeta(key: string, value: string) {
    this.db.prepare('INSERT OR REPLACE INTO meta (key, value) VALUES (?, ?)').run(key, value)
  }

  private *finishDesk(name: string): Work<void> {
    const collectionWriter = this.desks.get(name)
    if (collectionWriter) yield* collectionWriter.finish(this.revision)
    this.desks.delete(name)
  }

  /** Says which collections are not what they were. */
  *finish(): Work<void> {
    for (const name of [...this.desks.keys()]) yield* this.finishDesk(name)
  }
}
