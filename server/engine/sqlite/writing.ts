/** Writes, one after the other among all processes: each is seen whole from its last moment on, or not at all. */
import type { Writer } from '../port'
import { PATIENCE_MS, type Database } from './database'
import { notWritten } from './errors'
import { lockWriting } from './lock'
import { dropLoose, hasLoose } from './orphaned'
import { Pieces } from './batches'
import { SqliteWriter } from './writer'

export interface Limits {
  /** So many characters of a collection may wait for the index; until then they are read for every question. */
  readAtMost?: number
  /** So many pages of a write are committed at once, more or less. */
  piece?: number
}

interface WritingPlace extends Limits {
  file: string
  db: Database
  /** This process sees what was committed last. */
  moveOn: () => Promise<void>
  isClosed: () => boolean
}

export type Job = (writer: Writer) => void | Promise<void>

export class Writing {
  constructor(private readonly place: WritingPlace) {}

  private async alone(patienceMs: number, work: (pieces: Pieces) => Promise<void>) {
    const { file, db, moveOn, piece } = this.place
    const unlock = lockWriting(file, patienceMs)
    await work(new Pieces(db, moveOn, piece)).finally(unlock)
  }

  async write(job: Job) {
    try {
      await this.alone(PATIENCE_MS, pieces => this.writeIn(pieces, job))
    } catch (error) {
      throw notWritten(this.place.file, error)
    }
  }

  private async writeIn(pieces: Pieces, job: Job) {
    const { db, readAtMost } = this.place
    try {
      pieces.begin()
      await pieces.run(dropLoose(db))
      const writer = new SqliteWriter(db, pieces, readAtMost)
      await job(writer)
      await pieces.run(writer.prepare())
      writer.show()
      pieces.commit()
    } finally {
      await this.tidyUp(pieces)
    }
  }

  /** What is left behind is in nobody's way: where it cannot go now, the next who writes takes it away. */
  private async tidyUp(pieces: Pieces) {
    const { db, isClosed } = this.place
    if (isClosed()) return
    try {
      if (db.isTransaction) db.exec('ROLLBACK')
      if (!hasLoose(db)) return
      pieces.isLast = false
      pieces.begin()
      await pieces.run(dropLoose(db))
      pieces.commit()
    } catch {
      if (!isClosed() && db.isTransaction) db.exec('ROLLBACK')
    }
  }

  /** What a process that was killed has left behind, unless another writes just now. */
  async takeUp() {
    if (!hasLoose(this.place.db)) return
    await this.alone(0, pieces => this.tidyUp(pieces)).catch(() => undefined)
  }
}
