/** Writes, one after the other among all processes: each is seen whole from its last moment on, or not at all. */
import type { Writer } from '../port'
import { PATIENCE_MS, type Database } from './database'
import { notWritten } from './errors'
import { lockWriting } from './lock'
import { dropLoose, hasLoose } from './orphaned'
import { Batches } from './batches'
import { SqliteWriter } from './writer'

export interface Limits {
  /** So many characters of a collection may wait for the index; until then they are read for every question. */
  readAtMost?: number
  /** So many pages of a write are committed at once, more or less. */
  batch?: number
}

interface WritingContext extends Limits {
  file: string
  db: Database
  /** This process sees what was committed last. */
  moveOn: () => Promise<void>
  isClosed: () => boolean
}

export type Job = (writer: Writer) => void | Promise<void>

export class Writing {
  constructor(private readonly context: WritingContext) {}

  private async alone(patienceMs: number, work: (batches: Batches) => Promise<void>) {
    const { file, db, moveOn, batch } = this.context
    const unlock = lockWriting(file, patienceMs)
    await work(new Batches(db, moveOn, batch)).finally(unlock)
  }

  async write(job: Job) {
    try {
      await this.alone(PATIENCE_MS, batches => this.writeIn(batches, job))
    } catch (error) {
      throw notWritten(this.context.file, error)
    }
  }

  private async writeIn(batches: Batches, job: Job) {
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

  /** What is left behind is in nobody's way: where it cannot go now, the next who writes takes it away. */
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

  /** What a process that was killed has left behind, unless another writes just now. */
  async takeUp() {
    if (!hasLoose(this.context.db)) return
    await this.alone(0, batches => this.cleanUp(batches)).catch(() => undefined)
  }
}
