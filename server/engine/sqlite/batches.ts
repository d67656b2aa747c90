/**
 * A write in pieces, each committed by itself, so that the log is short however much is written. Nobody sees any of them before
 * the last, by the way they are written (`tables.ts`).
 */
import { setTimeout as pass } from 'node:timers/promises'
import { checkpoint, pagesUsed, restartLog, type Database } from './database'
import { inSlices, type Work } from './slices'

/** In pages that the database has more or fewer; the log has up to three times as many. */
const BATCH = 2048
/** So long a log is too long to go on with while others read it: they have this much time to move on. */
const LONG_LOG = 6144
const PATIENCE_MS = 5000
const LOOK_MS = 50

export class Batches {
  /** What follows cannot be hidden: it is one piece with all that is still to come. */
  isLast = false
  private pagesAtBegin = 0

  constructor(
    private readonly db: Database,
    /** This process moves to what was committed last. */
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

  /** Commits what has become enough. */
  async pause() {
    if (!this.isFull) return
    this.commit()
    await this.shortenLog()
    this.begin()
  }

  /** Whoever reads the log moves on once, so that all of it can go into the file, and once more, so that nobody needs it. */
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
