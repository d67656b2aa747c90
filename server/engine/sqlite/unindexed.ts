/** The documents that the index does not tell of yet: few and short enough to be read for every question. */
import type { Database } from './database'
import type { Tables } from './tables'

/** In characters: a question reads so many in less than a millisecond. */
export const READ_AT_MOST = 1 << 18

export class Pending {
  private readonly sizes = new Map<number, number>()
  private readonly marked = new Set<number>()

  constructor(
    private readonly db: Database,
    private readonly tables: Tables,
    private readonly limit: number,
  ) {
    const rows = db.prepare(`SELECT ord, size FROM ${tables.pending}`).all() as Array<{ ord: number; size: number }>
    for (const { ord, size } of rows) this.sizes.set(ord, size)
  }

  /** One that is gone has no size. */
  mark(ord: number, size: number) {
    this.sizes.set(ord, size)
    this.marked.add(ord)
  }

  get changed() {
    return this.marked.size > 0
  }

  get isFull() {
    let sum = 0
    for (const size of this.sizes.values()) sum += size
    return sum > this.limit
  }

  ordinals(): number[] {
    return [...this.sizes.keys()].sort((a, b) => a - b)
  }

  save(revision: number) {
    const { pending } = this.tables
    const drop = this.db.prepare(`DELETE FROM ${pending} WHERE ord = ?`)
    const insert = this.db.prepare(`INSERT INTO ${pending} (ord, size, revision) VALUES (?, ?, ?)`)
    for (const ord of this.marked) {
      drop.run(ord)
      insert.run(ord, this.sizes.get(ord)!, revision)
    }
    this.marked.clear()
  }

  clear() {
    this.db.exec(`DELETE FROM ${this.tables.pending}`)
    this.sizes.clear()
    this.marked.clear()
  }
}
