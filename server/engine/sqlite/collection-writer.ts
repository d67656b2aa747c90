/**
 * Writes one collection: documents as rows, and titles and names into FTS5. Texts are indexed once too many of them are
 * unindexed.
 */
import type { CollectionSpec, EngineDocument } from '../port'
import { checkDocument } from '../check'
import type { Database, Statement } from './database'
import { memoryAfter, saveColumns, type CollectionState } from './loading'
import { deleteOrphanedRowsOf, showNewRows, markIndexRowsLoose } from './orphaned-rows'
import { DocIds } from './doc-ids'
import { UnindexedTexts, MOST_UNINDEXED_CHARACTERS } from './unindexed'
import { indexTexts } from './positions'
import type { SlicedWork } from './slices'
import { documentFromRow, isSameRow, documentToRow, type StoredDocumentRow } from './stored'
import { shortColumns, shortScopes, tablesOf, type TableNames } from './tables'
import { characterTokensOf, bigramTokensOf } from './tokens'

type Stored = StoredDocumentRow & { ord: number }

const marks = (count: number) => Array(count).fill('?').join(', ')

export class CollectionWriter {
  private readonly tables: TableNames
  private readonly statements = new Map<string, Statement>()
  private readonly docIds: DocIds
  private readonly pending: UnindexedTexts
  private readonly spec: CollectionSpec
  /** The doc ids that this write has assigned, and those of documents that it replaces or removes. */
  private readonly written = new Set<number>()
  private readonly removed = new Set<number>()
  /** Whether this write indexes texts. */
  private settles = false

  constructor(
    private readonly db: Database,
    private readonly state: CollectionState,
    readAtMost = MOST_UNINDEXED_CHARACTERS,
  ) {
    this.spec = state.spec
    this.tables = tablesOf(state.id)
    this.docIds = new DocIds(db, this.tables)
    this.pending = new UnindexedTexts(db, this.tables, readAtMost)
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

  /** Stores a row. `INSERT OR REPLACE` would be slow, because its savepoint flushes all FTS5 indices. */
  private store(docId: number, { id, text, layout, keys, rest }: StoredDocumentRow, exists: boolean) {
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
    insert(short, values.map(bigramTokensOf))
    insert(chars, values.map(characterTokensOf))
    this.pending.mark(docId, size)
  }

  put(document: EngineDocument) {
    checkDocument(this.spec, document)
    const row = documentToRow(document)
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
    const docId = this.docIds.take()
    this.written.add(docId)
    return docId
  }

  /** Marks a document as replaced or removed. Its row remains until the write ends, because readers still see it. */
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
    this.docIds.giveBack(existing.ord)
    this.pending.mark(existing.ord, 0)
  }

  get(id: string): EngineDocument | undefined {
    const existing = this.find(id)
    return existing && documentFromRow(existing)
  }

  /** Indexes all titles and names again, for a new spec or a new file format. Texts follow with `prepare`. */
  indexAnew(onIndexed?: () => void) {
    const after = this.db.prepare(`SELECT * FROM ${this.tables.docs} WHERE ord > ? ORDER BY ord LIMIT 1`)
    for (let row = after.get(-1) as Stored | undefined; row; row = after.get(row.ord) as Stored | undefined) {
      const document = documentFromRow(row)
      checkDocument(this.spec, document)
      this.index(row.ord, document, row.text.length / 2)
      onIndexed?.()
    }
  }

  /** Indexes the unindexed texts once queries can no longer scan so many. Readers do not see the new index yet. */
  *prepare(revision: number): SlicedWork<void> {
    if (!this.pending.changed || !this.pending.isFull) return
    this.settles = true
    markIndexRowsLoose(this.db, this.tables)
    const changed = this.pending.docIds()
    const memory = yield* memoryAfter(this.db, this.state, changed, docId => this.removed.has(docId))
    const settled = yield* indexTexts(this.db, this.tables, memory, changed, revision)
    yield* saveColumns(this.db, this.tables, { ...memory, ...settled }, revision)
  }

  /** Makes the changes of this write visible, as revision `revision`. */
  show(revision: number) {
    if (!this.pending.changed) return
    if (this.settles) this.pending.clear()
    else this.pending.save(revision)
    showNewRows(this.db, this.tables, this.removed, this.settles)
    const sql = 'UPDATE collections SET revision = ?, settled = ? WHERE id = ?'
    this.run(sql, revision, this.settledBy(revision), this.state.id)
  }

  /**
   * Completes a write in the caller's transaction. Indexes texts if too many are unindexed, makes the changes visible,
   * and deletes replaced rows.
   */
  *finish(revision: number): SlicedWork<void> {
    yield* this.prepare(revision)
    this.show(revision)
    yield* deleteOrphanedRowsOf(this.db, this.tables, this.settledBy(revision))
  }

  private settledBy(revision: number) {
    return this.settles ? revision : this.state.settled
  }
}
