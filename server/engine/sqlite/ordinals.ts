/** The numbers that documents of a collection go by, given out lowest first: an index takes ascending ones several times as fast. */
import type { Database } from './database'

const descending = (a: number, b: number) => b - a

export class Ordinals {
  /** The lowest is the last, once they are sorted. */
  private readonly free: number[] = []
  private isSorted = false
  private next = 0

  constructor(db: Database, docs: string) {
    const taken = db.prepare(`SELECT ord FROM ${docs} ORDER BY ord`).all() as Array<{ ord: number }>
    for (const { ord } of taken) {
      while (this.next < ord) this.free.push(this.next++)
      this.next++
    }
  }

  take(): number {
    if (!this.isSorted) this.free.sort(descending)
    this.isSorted = true
    return this.free.pop() ?? this.next++
  }

  giveBack(ord: number) {
    this.free.push(ord)
    this.isSorted = false
  }
}
