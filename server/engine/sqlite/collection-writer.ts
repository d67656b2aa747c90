/** The writing side of one collection: a document into its row and its index. */
import type { CollectionSpec, EngineDocument } from '../port'
import { checkDocument } from './check'
import type { Database, Statement } from './database'
import { partOf } from './text-layout'
import { Ordinals } from './ordinals'
import { writePart } from './places'
import type { Work } from './slices'
import { fromRow, sameRow, toRow, type Row } from './stored'
import { longColumns, longScopes, shortColumns, shortScopes, tablesOf, type Tables } from './tables'
import { charactersOf, pairsOf } from './tokens'

type Stored = Row & { ord: number }

const marks = (count: number) => Array(count).fill('?').join(', ')

export class CollectionWriter {
  private readonly tables: Tables
  private readonly statements = new Map<string, Statement>()
  private readonly ordinals: Ordinals
  private readonly parts = new Set<number>()
  changed = false

  constructor(
    private readonly db: Database,
    private readonly id: number,
    private readonly spec: CollectionSpec,
  ) {
    this.tables = tablesOf(id)
    this.ordinals = new Ordinals(db, this.tables.docs)
  }

  private prepare(sql: string): Statement {
    let statement = this.statements.get(sql)
    if (!statement) this.statements.set(sql, (statement = this.db.prepare(sql)))
    return statement
  }

  private run(sql: string, ...values: Array<number | string | Uint8Array>) {
    this.prepare(sql).run(...values)
  }

  private find(id: string): Stored | undefined {
    const sql = `SELECT * FROM ${this.tables.docs} WHERE id = ?`
    return this.prepare(sql).get(Buffer.from(id, 'utf8')) as Stored | undefined
  }

  /** Never `OR REPLACE`: the savepoint that it asks for makes every index write out what it has gathered. */
  private store(ord: number, { id, text, layout, keys, rest }: Row, isKnown: boolean) {
    const { docs } = this.tables
    const sql = isKnown
      ? `UPDATE ${docs} SET text = ?, layout = ?, keys = ?, rest = ? WHERE id = ? AND ord = ?`
      : `INSERT INTO ${docs} (text, layout, keys, rest, id, ord) VALUES (?, ?, ?, ?, ?, ?)`
    this.run(sql, text, layout, keys, rest, id, ord)
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
    this.parts.add(partOf(ord))
  }

  put(document: EngineDocument) {
    checkDocument(this.spec, document)
    const row = toRow(document)
    const known = this.find(document.id)
    if (known && sameRow(known, row)) return
    if (known) this.unindex(known.ord)
    const ord = known?.ord ?? this.ordinals.take()
    this.store(ord, row, known !== undefined)
    this.index(ord, document)
    this.changed = true
  }

  remove(id: string) {
    const known = this.find(id)
    if (!known) return
    this.unindex(known.ord)
    this.run(`DELETE FROM ${this.tables.docs} WHERE ord = ?`, known.ord)
    this.ordinals.giveBack(known.ord)
    this.parts.add(partOf(known.ord))
    this.changed = true
  }

  get(id: string): EngineDocument | undefined {
    const known = this.find(id)
    return known && fromRow(known)
  }

  /** Under another spec everything is searched in other columns. */
  indexAnew(onIndexed?: () => void) {
    const after = this.db.prepare(`SELECT * FROM ${this.tables.docs} WHERE ord > ? ORDER BY ord LIMIT 1`)
    for (let row = after.get(-1) as Stored | undefined; row; row = after.get(row.ord) as Stored | undefined) {
      const document = fromRow(row)
      checkDocument(this.spec, document)
      this.index(row.ord, document)
      onIndexed?.()
    }
    this.changed = true
  }

  /** A part is written once, however many of its documents were. */
  *finish(): Work<void> {
    for (const part of this.parts) {
      writePart(this.db, this.id, this.spec, part)
      yield
    }
  }
}
