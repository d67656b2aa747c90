/**
 * Commits a write in batches, so that SQLite's log stays short. Readers see no batch before the last one is committed
 * (see `tables.ts`).
 */
import { setTimeout as pass } from 'node:timers/promises'
import { checkpointLog, usedPageCount, restartLog, type Database } from './database'
import { runInSlices, type SlicedWork } from './slices'

/** A batch is committed once the number of used database pages has changed by this many. */
const BATCH = 2048
/** If the log has at least this many pages, the write waits for its restart, at most for `PATIENCE_MS`. */
const LONG_LOG = 6144
const PATIENCE_MS = 5000
const LOOK_MS = 50

export class WriteBatches {
  /**
   * Whether the next commit ends the write. A change that cannot be hidden from readers sets it, so that all later
   * changes become visible together with this change.
   */
  isLast = false
  private pagesAtBegin = 0

  constructor(
    private readonly db: Database,
    /** Makes readers of this process see the last commit. */
    private readonly moveOn: () => Promise<void>,
    private readonly size = BATCH,
  ) {}

  begin() {
    this.db.exec('BEGIN IMMEDIATE')
    this.pagesAtBegin = usedPageCount(this.db)
  }

  commit() {
    this.db.exec('COMMIT')
  }

  private get isFull() {
    return !this.isLast && Math.abs(usedPageCount(this.db) - this.pagesAtBegin) >= this.size
  }

  /** Commits the batch if it is full, and begins another one. */
  async pause() {
    if (!this.isFull) return
    this.commit()
    await this.shortenLog()
    this.begin()
  }

  /**
   * Shortens the log. First, readers move to the last commit, so that the whole log can be copied into the database.
   * Then they move again, so that none uses the log.
   */
  private async shortenLog() {
    const until = performance.now() + PATIENCE_MS
    for (;;) {
      await this.moveOn()
      checkpointLog(this.db)
      await this.moveOn()
      const pages = restartLog(this.db)
      if (pages < LONG_LOG || performance.now() > until) return
      await pass(LOOK_MS)
    }
  }

  private *untilFull(work: SlicedWork<void>): SlicedWork<boolean> {
    while (!this.isFull) {
      if (work.next().done) return true
      yield
    }
    return false
  }

  async run(work: SlicedWork<void>) {
    while (!(await runInSlices(this.untilFull(work)))) await this.pause()
  }
}
