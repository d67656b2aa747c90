/** Commits a write in batches, so that SQLite's log stays short. Readers see no batch before the last (`tables.ts`). */
import { setTimeout as pass } from 'node:timers/promises'
import { checkpoint, pagesUsed, restartLog, type Database } from './database'
import { inSlices, type Work } from './slices'

/** The size of a batch, in changed pages of the database. The log holds up to three times as many pages. */
const BATCH = 2048
/** The number of log pages from which the log must be restarted, and how long readers may delay this. */
const LONG_LOG = 6144
const PATIENCE_MS = 5000
const LOOK_MS = 50

export class Batches {
  /**
   * Whether the next commit ends the write. Set once a change cannot be hidden from readers: all later
   * changes then belong to one batch.
   */
  isLast = false
  private pagesAtBegin = 0

  constructor(
    private readonly db: Database,
    /** Lets this process's readers see the last commit. */
    private readonly moveOn: () => Promise<void>,
    private readonly size = BATCH,
  ) {}

  begin() {
    this.db.exec('BEGIN IMMEDIATE')
    this.pagesAtBegin = pagesUsed(this.db)
  }

  commit() {
    this.db.exec('COMMIT')
  }

  private get isFull() {
    return !this.isLast && Math.abs(pagesUsed(this.db) - this.pagesAtBegin) >= this.size
  }

  /** Commits the batch if it is full, and begins the next one. */
  async pause() {
    if (!this.isFull) return
    this.commit()
    await this.shortenLog()
    this.begin()
  }

  /**
   * Shortens the log. Moves readers to the last commit twice: first so that the whole log can be
   * checkpointed, then so that no reader uses it.
   */
  private async shortenLog() {
    const until = performance.now() + PATIENCE_MS
    for (;;) {
      await this.moveOn()
      checkpoint(this.db)
      await this.moveOn()
      const pages = restartLog(this.db)
      if (pages < LONG_LOG || performance.now() > until) return
      await pass(LOOK_MS)
    }
  }

  private *untilFull(work: Work<void>): Work<boolean> {
    while (!this.isFull) {
      if (work.next().done) return true
      yield
    }
    return false
  }

  async run(work: Work<void>) {
    while (!(await inSlices(this.untilFull(work)))) await this.pause()
  }
}
