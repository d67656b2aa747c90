/**
 * Writes one collection: documents into rows, titles and names into FTS5. Texts are indexed when too many are
 * unindexed.
 */
import type { CollectionSpec, EngineDocument } from '../port'
import { checkDocument } from '../check'
import type { Database, Statement } from './database'
import { memoryAfter, saveColumns, type CollectionState } from './loading'
import { dropLooseOf, showNewRows, markIndexLoose } from './orphaned'
import { DocIds } from './doc-ids'
import { Unindexed, READ_AT_MOST } from './unindexed'
import { indexTexts } from './positions'
import type { Work } from './slices'
import { fromRow, isSameRow, toRow, type Row } from './stored'
import { shortColumns, shortScopes, tablesOf, type TableNames } from './tables'
import { charactersOf, bigramsOf } from './tokens'

type Stored = Row & { ord: number }

const marks = (count: number) => Array(count).fill('?').join(', ')

export class CollectionWriter {
  private readonly tables: TableNames
  private readonly statements = new Map<string, Statement>()
  private readonly ordinals: DocIds
  private readonly pending: Unindexed
  private readonly spec: CollectionSpec
  /** The doc ids that this write has assigned, and the doc ids that it replaces or removes. */
  private readonly written = new Set<number>()
  private readonly removed = new Set<number>()
  private settles = false

  constructor(
    private readonly db: Database,
    private readonly state: CollectionState,
    readAtMost = READ_AT_MOST,
  ) {
    this.spec = state.spec
    this.tables = tablesOf(state.id)
    this.ordinals = new DocIds(db, this.tables)
    this.pending = new Unindexed(db, this.tables, readAtMost)
  }

  private statement(sql: string): Statement {
    let statement = this.statements.get(sql)
    if (!statement) this.statements.set(sql, (statement = this.db.prepare(sql)))
    return statement
  }

  private run(sql: string, ...values: Array<number | string | Uint8Array>) {
    this.statement(sql).run(...values)
  }

  private find(id: string): Stored | undefined {
    const sql = `SELECT * FROM ${this.tables.docs} WHERE id = ?`
    const rows = this.statement(sql).all(Buffer.from(id, 'utf8')) as unknown as Stored[]
    return rows.find(({ ord: docId }) => !this.removed.has(docId))
  }

  /** Stores a row. Does not use `INSERT OR REPLACE`, whose savepoint would flush all FTS5 indices. */
  private store(docId: number, { id, text, layout, keys, rest }: Row, exists: boolean) {
    const { docs } = this.tables
    const sql = exists
      ? `UPDATE ${docs} SET text = ?, layout = ?, keys = ?, rest = ? WHERE id = ? AND ord = ?`
      : `INSERT INTO ${docs} (text, layout, keys, rest, id, ord) VALUES (?, ?, ?, ?, ?, ?)`
    this.run(sql, text, layout, keys, rest, id, docId)
  }

  private unindex(docId: number) {
    const { short, chars } = this.tables
    for (const table of [short, chars]) this.run(`DELETE FROM ${table} WHERE rowid = ?`, docId)
  }

  private index(docId: number, { title, names }: EngineDocument, size: number) {
    const { short, chars } = this.tables
    const values = shortScopes(this.spec).map((scope, index) => (index === 0 ? [title] : (names[scope] ?? [])))
    const columns = shortColumns(this.spec)
    const insert = (table: string, tokens: Buffer[]) =>
      this.run(
        `INSERT INTO ${table} (rowid, ${columns.join(', ')}) VALUES (?, ${marks(columns.length)})`,
        docId,
        ...tokens,
      )
    insert(short, values.map(bigramsOf))
    insert(chars, values.map(charactersOf))
    this.pending.mark(docId, size)
  }

  put(document: EngineDocument) {
    checkDocument(this.spec, document)
    const row = toRow(document)
    const existing = this.find(document.id)
    if (existing && isSameRow(existing, row)) return
    const isOwn = existing !== undefined && this.written.has(existing.ord)
    if (isOwn) this.unindex(existing.ord)
    else if (existing) this.leave(existing.ord)
    const docId = isOwn ? existing.ord : this.take()
    this.store(docId, row, isOwn)
    this.index(docId, document, row.text.length / 2)
  }

  private take(): number {
    const docId = this.ordinals.take()
    this.written.add(docId)
    return docId
  }

  /** Marks a document as replaced or removed. Its row stays, because other processes see it until the write ends. */
  private leave(docId: number) {
    this.removed.add(docId)
    this.pending.mark(docId, 0)
  }

  remove(id: string) {
    const existing = this.find(id)
    if (!existing) return
    if (!this.written.delete(existing.ord)) return this.leave(existing.ord)
    this.unindex(existing.ord)
    this.run(`DELETE FROM ${this.tables.docs} WHERE ord = ?`, existing.ord)
    this.ordinals.giveBack(existing.ord)
    this.pending.mark(existing.ord, 0)
  }

  get(id: string): EngineDocument | undefined {
    const existing = this.find(id)
    return existing && fromRow(existing)
  }

  /** Indexes all documents again, because a new spec changes the search columns. */
  indexAnew(onIndexed?: () => void) {
    const after = this.db.prepare(`SELECT * FROM ${this.tables.docs} WHERE ord > ? ORDER BY ord LIMIT 1`)
    for (let row = after.get(-1) as Stored | undefined; row; row = after.get(row.ord) as Stored | undefined) {
      const document = fromRow(row)
      checkDocument(this.spec, document)
      this.index(row.ord, document, row.text.length / 2)
      onIndexed?.()
    }
  }

  /** Indexes the unindexed texts if they are too many for queries to read. Readers do not see the result yet. */
  *prepare(revision: number): Work<void> {
    if (!this.pending.changed || !this.pending.isFull) return
    this.settles = true
    markIndexLoose(this.db, this.tables)
    const changed = this.pending.docIds()
    const memory = yield* memoryAfter(this.db, this.state, changed, docId => this.removed.has(docId))
    const settled = yield* indexTexts(this.db, this.tables, memory, changed, revision)
    yield* saveColumns(this.db, this.tables, { ...memory, ...settled }, revision)
  }

  /** Makes the changes of this write visible, as the given revision. */
  show(revision: number) {
    if (!this.pending.changed) return
    if (this.settles) this.pending.clear()
    else this.pending.save(revision)
    showNewRows(this.db, this.tables, this.removed, this.settles)
    const sql = 'UPDATE collections SET revision = ?, settled = ? WHERE id = ?'
    this.run(sql, revision, this.settledBy(revision), this.state.id)
  }

  /**
   * Does a whole write in the caller's transaction: indexes the texts, makes the changes visible, deletes
   * replaced rows.
   */
  *finish(revision: number): Work<void> {
    yield* this.prepare(revision)
    this.show(revision)
    yield* dropLooseOf(this.db, this.tables, this.settledBy(revision))
  }

  private settledBy(revision: number) {
    return this.settles ? revision : this.state.settled
  }
}
