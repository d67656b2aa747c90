/** Of questions asked one after the other only the last one's answer counts: the one before is aborted, and ignored if late. */
import { type Abort, createAbort } from '@/platform/transport/abort'
import type { AbortSignalLike } from '@/platform/transport/port'
import type { Result } from './errors'

export class RequestSequencer {
  private running?: Abort

  constructor(private readonly how: { quiet?: boolean } = {}) {}

  /** Answers nothing when another question, or `stop`, came in between. */
  async ask<T>(work: (signal: AbortSignalLike) => Promise<Result<T>>): Promise<Result<T> | undefined> {
    this.stop()
    const own = createAbort(this.how.quiet)
    this.running = own
    const answer = await work(own.signal)
    if (this.running !== own) return undefined
    this.running = undefined
    return answer
  }

  stop() {
    this.running?.abort()
    this.running = undefined
  }
}
