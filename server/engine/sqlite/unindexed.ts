/** The documents whose texts are not indexed yet. Every query for words reads them, so they must be few and short. */
import type { Database } from './database'
import type { TableNames } from './tables'

/** The maximum number of unindexed characters. A query reads them in less than a millisecond. */
export const MOST_UNINDEXED_CHARACTERS = 1 << 18

export class UnindexedTexts {
  private readonly sizes = new Map<number, number>()
  private readonly marked = new Set<number>()

  constructor(
    private readonly db: Database,
    private readonly tables: TableNames,
    private readonly limit: number,
  ) {
    const rows = db.prepare(`SELECT ord, size FROM ${tables.pending}`).all() as Array<{ ord: number; size: number }>
    for (const { ord: docId, size } of rows) this.sizes.set(docId, size)
  }

  /** Marks a document as unindexed. For a removed document, `size` is 0. */
  mark(docId: number, size: number) {
    this.sizes.set(docId, size)
    this.marked.add(docId)
  }

  get changed() {
    return this.marked.size > 0
  }

  get isFull() {
    let sum = 0
    for (const size of this.sizes.values()) sum += size
    return sum > this.limit
  }

  docIds(): number[] {
    return [...this.sizes.keys()].sort((a, b) => a - b)
  }

  save(revision: number) {
    const { pending: unindexed } = this.tables
    const drop = this.db.prepare(`DELETE FROM ${unindexed} WHERE ord = ?`)
    const insert = this.db.prepare(`INSERT INTO ${unindexed} (ord, size, revision) VALUES (?, ?, ?)`)
    for (const docId of this.marked) {
      drop.run(docId)
      insert.run(docId, this.sizes.get(docId)!, revision)
    }
    this.marked.clear()
  }

  clear() {
    this.db.exec(`DELETE FROM ${this.tables.pending}`)
    this.sizes.clear()
    this.marked.clear()
  }
}
