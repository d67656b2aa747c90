/** Runs one write at a time among all processes. A write becomes visible as a whole at its end, or not at all. */
import type { Writer } from '../port'
import { LOCK_WAIT_MS, type Database } from './database'
import { writeErrorOf } from './errors'
import { acquireWriteLock } from './lock'
import { deleteOrphanedRows, hasOrphanedRows } from './orphaned-rows'
import { WriteBatches } from './batches'
import { SqliteWriter } from './writer'

export interface WriteLimits {
  /** The maximum number of unindexed characters in a collection, since every query for words reads them. */
  readAtMost?: number
  /** A batch is committed once the number of used database pages has changed by this many. */
  batch?: number
}

interface WritingContext extends WriteLimits {
  file: string
  db: Database
  /** Makes readers of this process see the last commit. */
  moveOn: () => Promise<void>
  isClosed: () => boolean
}

export type WriteJob = (writer: Writer) => void | Promise<void>

export class WriteRunner {
  constructor(private readonly context: WritingContext) {}

  private async alone(patienceMs: number, work: (batches: WriteBatches) => Promise<void>) {
    const { file, db, moveOn, batch } = this.context
    const unlock = acquireWriteLock(file, patienceMs)
    await work(new WriteBatches(db, moveOn, batch)).finally(unlock)
  }

  async write(job: WriteJob) {
    try {
      await this.alone(LOCK_WAIT_MS, batches => this.writeIn(batches, job))
    } catch (error) {
      throw writeErrorOf(this.context.file, error)
    }
  }

  private async writeIn(batches: WriteBatches, job: WriteJob) {
    const { db, readAtMost } = this.context
    try {
      batches.begin()
      await batches.run(deleteOrphanedRows(db))
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
   * Deletes orphaned rows after a write. If this fails, the next write deletes them. Until then, they only take space.
   */
  private async cleanUp(batches: WriteBatches) {
    const { db, isClosed } = this.context
    if (isClosed()) return
    try {
      if (db.isTransaction) db.exec('ROLLBACK')
      if (!hasOrphanedRows(db)) return
      batches.isLast = false
      batches.begin()
      await batches.run(deleteOrphanedRows(db))
      batches.commit()
    } catch {
      if (!isClosed() && db.isTransaction) db.exec('ROLLBACK')
    }
  }

  /** Deletes orphaned rows of a killed process, unless another process is writing. */
  async dropAbandonedRows() {
    if (!hasOrphanedRows(this.context.db)) return
    await this.alone(0, batches => this.cleanUp(batches)).catch(() => undefined)
  }
}
