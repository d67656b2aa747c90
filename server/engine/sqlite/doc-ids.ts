/**
 * Assigns doc ids in a collection: the lowest free one, or a new one if none is free. An assigned doc id is in the
 * table `loose` until its document is visible.
 */
import type { Database, Statement } from './database'
import type { TableNames } from './tables'

export class DocIds {
  private readonly lowest: Statement
  private readonly takeFree: Statement
  private readonly addFree: Statement
  private readonly loosen: Statement
  private readonly fasten: Statement
  private next: number

  constructor(db: Database, { docs, free, loose }: TableNames) {
    this.lowest = db.prepare(`SELECT min(ord) AS ord FROM ${free}`)
    this.takeFree = db.prepare(`DELETE FROM ${free} WHERE ord = ?`)
    this.addFree = db.prepare(`INSERT INTO ${free} (ord) VALUES (?)`)
    this.loosen = db.prepare(`INSERT INTO ${loose} (ord) VALUES (?)`)
    this.fasten = db.prepare(`DELETE FROM ${loose} WHERE ord = ?`)
    const { last } = db
      .prepare(
        `SELECT max(ord) AS last FROM (SELECT max(ord) AS ord FROM ${docs} UNION ALL SELECT max(ord) FROM ${free})`,
      )
      .get() as { last: number | null }
    this.next = (last ?? -1) + 1
  }

  take(): number {
    const { ord: free } = this.lowest.get() as { ord: number | null }
    if (free !== null) this.takeFree.run(free)
    const docId = free ?? this.next++
    this.loosen.run(docId)
    return docId
  }

  giveBack(docId: number) {
    this.fasten.run(docId)
    this.addFree.run(docId)
  }
}
