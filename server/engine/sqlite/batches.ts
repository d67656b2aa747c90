/** Commits a write in batches, so that the log stays short. Readers see none of them before the last (`tables.ts`). */
import { setTimeout as pass } from 'node:timers/promises'
import { checkpoint, pagesUsed, restartLog, type Database } from './database'
import { inSlices, type Work } from './slices'

/** In changed pages of the database. The log holds up to three times as many. */
const BATCH = 2048
/** A log of this length must be restarted. Readers have this much time to move on. */
const LONG_LOG = 6144
const PATIENCE_MS = 5000
const LOOK_MS = 50

export class Batches {
  /** The rest of the write would be visible at once, so it must be one batch. */
  isLast = false
  private pagesAtBegin = 0

  constructor(
    private readonly db: Database,
    /** Moves this process to the last commit. */
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

  /** Commits if the batch is full. */
  async pause() {
    if (!this.isFull) return
    this.commit()
    await this.shortenLog()
    this.begin()
  }

  /** Readers move on twice: first so that the whole log can be checkpointed, then so that nobody needs it. */
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
