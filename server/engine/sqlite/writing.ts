/** Lets one write run at a time among all processes. A write becomes visible completely at its end, or not at all. */
import type { Writer } from '../port'
import { PATIENCE_MS, type Database } from './database'
import { writeErrorOf } from './errors'
import { lockWriting } from './lock'
import { dropLoose, hasLoose } from './orphaned'
import { Batches } from './batches'
import { SqliteWriter } from './writer'

export interface WriteLimits {
  /** The most characters of a collection that may stay unindexed, since every query reads them. */
  readAtMost?: number
  /** The approximate number of changed pages in one batch. */
  batch?: number
}

interface WritingContext extends WriteLimits {
  file: string
  db: Database
  /** Lets this process's readers see the last commit. */
  moveOn: () => Promise<void>
  isClosed: () => boolean
}

export type WriteJob = (writer: Writer) => void | Promise<void>

export class Writing {
  constructor(private readonly context: WritingContext) {}

  private async alone(patienceMs: number, work: (batches: Batches) => Promise<void>) {
    const { file, db, moveOn, batch } = this.context
    const unlock = lockWriting(file, patienceMs)
    await work(new Batches(db, moveOn, batch)).finally(unlock)
  }

  async write(job: WriteJob) {
    try {
      await this.alone(PATIENCE_MS, batches => this.writeIn(batches, job))
    } catch (error) {
      throw writeErrorOf(this.context.file, error)
    }
  }

  private async writeIn(batches: Batches, job: WriteJob) {
    const { db, readAtMost } = this.context
    try {
      batches.begin()
      await batches.run(dropLoose(db))
      const writer = new SqliteWriter(db, batches, readAtMost)
      await job(writer)
      await batches.run(writer.prepare())
      writer.show()
      batches.commit()
    } finally {
      await this.cleanUp(batches)
    }
  }

  /**
   * Deletes invisible rows after a write. If this fails, the next writer deletes the rows. Until then they
   * only take space.
   */
  private async cleanUp(batches: Batches) {
    const { db, isClosed } = this.context
    if (isClosed()) return
    try {
      if (db.isTransaction) db.exec('ROLLBACK')
      if (!hasLoose(db)) return
      batches.isLast = false
      batches.begin()
      await batches.run(dropLoose(db))
      batches.commit()
    } catch {
      if (!isClosed() && db.isTransaction) db.exec('ROLLBACK')
    }
  }

  /** Deletes the invisible rows of a killed process, unless another process is writing. */
  async dropAbandonedRows() {
    if (!hasLoose(this.context.db)) return
    await this.alone(0, batches => this.cleanUp(batches)).catch(() => undefined)
  }
}
