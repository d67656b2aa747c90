/** The writing side of one collection: a document into its row, its names into FTS5, its text into the index when it is settled. */
import type { CollectionSpec, EngineDocument } from '../port'
import { checkDocument } from './check'
import type { Database, Statement } from './database'
import { loadMemory, saveColumns, type Shelved } from './loading'
import { Ordinals } from './ordinals'
import { Pending, READ_AT_MOST } from './pending'
import { indexTexts } from './places'
import type { Work } from './slices'
import { fromRow, sameRow, toRow, type Row } from './stored'
import { shortColumns, shortScopes, tablesOf, type Tables } from './tables'
import { charactersOf, pairsOf } from './tokens'

type Stored = Row & { ord: number }

const marks = (count: number) => Array(count).fill('?').join(', ')

export class CollectionWriter {
  private readonly tables: Tables
  private readonly statements = new Map<string, Statement>()
  private readonly ordinals: Ordinals
  private readonly pending: Pending
  private readonly spec: CollectionSpec

  constructor(
    private readonly db: Database,
    private readonly shelved: Shelved,
    readAtMost = READ_AT_MOST,
  ) {
    this.spec = shelved.spec
    this.tables = tablesOf(shelved.id)
    this.ordinals = new Ordinals(db, this.tables)
    this.pending = new Pending(db, this.tables, readAtMost)
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
    const { short, chars } = this.tables
    for (const table of [short, chars]) this.run(`DELETE FROM ${table} WHERE rowid = ?`, ord)
  }

  private index(ord: number, { title, names }: EngineDocument, size: number) {
    const { short, chars } = this.tables
    const values = shortScopes(this.spec).map((scope, index) => (index === 0 ? [title] : (names[scope] ?? [])))
    const columns = shortColumns(this.spec)
    const insert = (table: string, tokens: Buffer[]) =>
      this.run(
        `INSERT INTO ${table} (rowid, ${columns.join(', ')}) VALUES (?, ${marks(columns.length)})`,
        ord,
        ...tokens,
      )
    insert(short, values.map(pairsOf))
    insert(chars, values.map(charactersOf))
    this.pending.mark(ord, size)
  }

  put(document: EngineDocument) {
    checkDocument(this.spec, document)
    const row = toRow(document)
    const known = this.find(document.id)
    if (known && sameRow(known, row)) return
    if (known) this.unindex(known.ord)
    const ord = known?.ord ?? this.ordinals.take()
    this.store(ord, row, known !== undefined)
    this.index(ord, document, row.text.length / 2)
  }

  remove(id: string) {
    const known = this.find(id)
    if (!known) return
    this.unindex(known.ord)
    this.run(`DELETE FROM ${this.tables.docs} WHERE ord = ?`, known.ord)
    this.ordinals.giveBack(known.ord)
    this.pending.mark(known.ord, 0)
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
      this.index(row.ord, document, row.text.length / 2)
      onIndexed?.()
    }
  }

  /** Marks what changed as of a revision, or settles all of it where it has become too much to be read. */
  *finish(revision: number): Work<void> {
    if (!this.pending.changed) return
    const { id } = this.shelved
    this.pending.save(revision)
    this.db.prepare('UPDATE collections SET revision = ? WHERE id = ?').run(revision, id)
    if (!this.pending.isFull) return
    const memory = yield* loadMemory(this.db, this.shelved)
    const parts = yield* indexTexts(this.db, this.tables, this.spec, memory.parts, this.pending.ordinals())
    yield* saveColumns(this.db, this.tables, { ...memory, parts })
    this.pending.clear()
    this.db.prepare('UPDATE collections SET settled = ? WHERE id = ?').run(revision, id)
  }
}
