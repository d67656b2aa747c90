/** The numbers that documents of a collection go by, given out lowest first. Whoever has one is loose until the write is seen. */
import type { Database, Statement } from './database'
import type { Tables } from './tables'

export class Ordinals {
  private readonly lowest: Statement
  private readonly taken: Statement
  private readonly given: Statement
  private readonly loosen: Statement
  private readonly fasten: Statement
  private next: number

  constructor(db: Database, { docs, free, loose }: Tables) {
    this.lowest = db.prepare(`SELECT min(ord) AS ord FROM ${free}`)
    this.taken = db.prepare(`DELETE FROM ${free} WHERE ord = ?`)
    this.given = db.prepare(`INSERT INTO ${free} (ord) VALUES (?)`)
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
    const { ord } = this.lowest.get() as { ord: number | null }
    if (ord !== null) this.taken.run(ord)
    const own = ord ?? this.next++
    this.loosen.run(own)
    return own
  }

  giveBack(ord: number) {
    this.fasten.run(ord)
    this.given.run(ord)
  }
}
