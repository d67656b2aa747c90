/** Writes documents into the tables, inside a transaction that the engine opens and ends. */
import type { CollectionSpec, EngineDocument, SuggestEntry, Writer } from '../port'
import type { Database, Statement } from './database'
import { EngineError } from './errors'
import { checkDocument } from './check'
import { fromRow, sameRow, toRow, type Row } from './stored'
import {
  createDocs,
  createIndex,
  dropIndex,
  longColumns,
  longScopes,
  shortColumns,
  shortScopes,
  tablesOf,
  type Tables,
} from './tables'
import { charactersOf, pairsOf } from './tokens'

type Stored = Row & { ord: number }

const marks = (count: number) => Array(count).fill('?').join(', ')

/** The writing side of one collection. */
class Desk {
  private readonly tables: Tables
  private readonly statements = new Map<string, Statement>()
  private readonly free: number[]
  private next: number
  changed = false

  constructor(
    private readonly db: Database,
    id: number,
    private readonly spec: CollectionSpec,
  ) {
    this.tables = tablesOf(id)
    const { docs } = this.tables
    const { next } = db.prepare(`SELECT coalesce(max(ord) + 1, 0) AS next FROM ${docs}`).get() as { next: number }
    const { count } = db.prepare(`SELECT count(*) AS count FROM ${docs}`).get() as { count: number }
    this.next = next
    this.free = count < next ? this.gaps(next) : []
  }

  private gaps(next: number): number[] {
    const rows = this.db.prepare(`SELECT ord FROM ${this.tables.docs}`).all() as Array<{ ord: number }>
    const taken = new Set(rows.map(({ ord }) => ord))
    return Array.from({ length: next }, (_, ord) => ord).filter(ord => !taken.has(ord))
  }

  private run(sql: string, ...values: Array<number | string | Uint8Array>) {
    let statement = this.statements.get(sql)
    if (!statement) this.statements.set(sql, (statement = this.db.prepare(sql)))
    statement.run(...values)
  }

  private find(id: string): Stored | undefined {
    return this.db.prepare(`SELECT * FROM ${this.tables.docs} WHERE id = ?`).get(Buffer.from(id, 'utf8')) as
      Stored | undefined
  }

  private unindex(ord: number) {
    const { long, short, chars } = this.tables
    for (const table of [long, short, chars]) this.run(`DELETE FROM ${table} WHERE rowid = ?`, ord)
  }

  private index(ord: number, { title, names, blocks }: EngineDocument) {
    const { long, short, chars } = this.tables
    const shorts = shortScopes(this.spec).map((scope, index) => (index === 0 ? [title] : (names[scope] ?? [])))
    const longs = longScopes(this.spec).map(scope =>
      blocks.filter(block => block.scope === scope).map(({ text }) => text),
    )
    const insert = (table: string, columns: string[], values: Buffer[]) =>
      this.run(
        `INSERT INTO ${table} (rowid, ${columns.join(', ')}) VALUES (?, ${marks(columns.length)})`,
        ord,
        ...values,
      )
    insert(short, shortColumns(this.spec), shorts.map(pairsOf))
    insert(long, longColumns(this.spec), longs.map(pairsOf))
    insert(chars, [...shortColumns(this.spec), ...longColumns(this.spec)], [...shorts, ...longs].map(charactersOf))
  }

  put(document: EngineDocument) {
    checkDocument(this.spec, document)
    const row = toRow(document)
    const known = this.find(document.id)
    if (known && sameRow(known, row)) return
    if (known) this.unindex(known.ord)
    const ord = known?.ord ?? this.free.pop() ?? this.next++
    this.run(
      `INSERT OR REPLACE INTO ${this.tables.docs} (ord, id, text, layout, keys, rest) VALUES (?, ?, ?, ?, ?, ?)`,
      ...[ord, row.id, row.text, row.layout, row.keys, row.rest],
    )
    this.index(ord, document)
    this.changed = true
  }

  remove(id: string) {
    const known = this.find(id)
    if (!known) return
    this.unindex(known.ord)
    this.run(`DELETE FROM ${this.tables.docs} WHERE ord = ?`, known.ord)
    this.free.push(known.ord)
    this.changed = true
  }

  /** Under another spec everything is searched in other columns. */
  indexAnew() {
    const after = this.db.prepare(`SELECT * FROM ${this.tables.docs} WHERE ord > ? ORDER BY ord LIMIT 1`)
    for (let row = after.get(-1) as Stored | undefined; row; row = after.get(row.ord) as Stored | undefined) {
      const document = fromRow(row)
      checkDocument(this.spec, document)
      this.index(row.ord, document)
    }
    this.changed = true
  }
}

export class SqliteWriter implements Writer {
  private readonly desks = new Map<string, Desk>()
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
    this.finishDesk(spec.name)
    const id = known?.id ?? this.create(spec, stored)
    const tables = tablesOf(id)
    if (known) this.db.exec(dropIndex(tables))
    else this.db.exec(createDocs(tables))
    this.db.exec(createIndex(tables, spec))
    this.db.prepare('UPDATE collections SET spec = ? WHERE id = ?').run(stored, id)
    if (known) this.desk(spec.name).indexAnew()
  }

  private stored(name: string) {
    return this.db.prepare('SELECT id, spec FROM collections WHERE name = ?').get(name) as
      { id: number; spec: string } | undefined
  }

  private create({ name }: CollectionSpec, stored: string): number {
    const insert = this.db.prepare('INSERT INTO collections (name, spec, revision) VALUES (?, ?, ?)')
    return Number(insert.run(name, stored, this.revision).lastInsertRowid)
  }

  private desk(name: string): Desk {
    let desk = this.desks.get(name)
    if (!desk) {
      const known = this.stored(name)
      if (!known) throw new EngineError(`there is no collection ${name}`)
      this.desks.set(name, (desk = new Desk(this.db, known.id, JSON.parse(known.spec) as CollectionSpec)))
    }
    return desk
  }

  put(collection: string, document: EngineDocument) {
    this.desk(collection).put(document)
  }

  remove(collection: string, id: string) {
    this.desk(collection).remove(id)
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

  private finishDesk(name: string) {
    if (this.desks.get(name)?.changed) {
      this.db.prepare('UPDATE collections SET revision = ? WHERE name = ?').run(this.revision, name)
    }
    this.desks.delete(name)
  }

  /** Says which collections are not what they were. */
  finish() {
    for (const name of [...this.desks.keys()]) this.finishDesk(name)
  }
}
