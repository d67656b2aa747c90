/** Writes documents into the tables, inside a transaction that the engine opens and ends. */
import type { CollectionSpec, EngineDocument, SuggestEntry, Writer } from '../port'
import type { Database } from './database'
import { CollectionWriter } from './collection-writer'
import { EngineError } from './errors'
import { atOnce, type Work } from './slices'
import { createDocs, createIndex, dropIndex, tablesOf } from './tables'

export class SqliteWriter implements Writer {
  private readonly desks = new Map<string, CollectionWriter>()
  private readonly revision: number

  constructor(private readonly db: Database) {
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
    this.db.prepare('UPDATE collections SET spec = ? WHERE id = ?').run(stored, id)
    if (known) this.collectionWriter(spec.name).indexAnew()
  }

  private stored(name: string) {
    return this.db.prepare('SELECT id, spec FROM collections WHERE name = ?').get(name) as
      { id: number; spec: string } | undefined
  }

  private create({ name }: CollectionSpec, stored: string): number {
    const insert = this.db.prepare('INSERT INTO collections (name, spec, revision) VALUES (?, ?, ?)')
    return Number(insert.run(name, stored, this.revision).lastInsertRowid)
  }

  private collectionWriter(name: string): CollectionWriter {
    let collectionWriter = this.desks.get(name)
    if (!collectionWriter) {
      const known = this.stored(name)
      if (!known) throw new EngineError(`there is no collection ${name}`)
      this.desks.set(
        name,
        (collectionWriter = new CollectionWriter(this.db, known.id, JSON.parse(known.spec) as CollectionSpec)),
      )
    }
    return collectionWriter
  }

  put(collection: string, document: EngineDocument) {
    this.collectionWriter(collection).put(document)
  }

  remove(collection: string, id: string) {
    this.collectionWriter(collection).remove(id)
  }

  get(collection: string, id: string) {
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
    if (collectionWriter?.changed) {
      yield* collectionWriter.finish()
      this.db.prepare('UPDATE collections SET revision = ? WHERE name = ?').run(this.revision, name)
    }
    this.desks.delete(name)
  }

  /** Says which collections are not what they were. */
  *finish(): Work<void> {
    for (const name of [...this.desks.keys()]) yield* this.finishDesk(name)
  }
}
