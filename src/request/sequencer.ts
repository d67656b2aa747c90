/** Only the last request counts: the previous one is aborted, and ignored if its reply comes late. */
import { type Abort, createAbort } from '@/platform/transport/abort'
import type { AbortSignalLike } from '@/platform/transport/port'
import type { Result } from './errors'

export class RequestSequencer {
  private running?: Abort

  constructor(private readonly how: { quiet?: boolean } = {}) {}

  /** Returns `undefined` if another request or `stop` came in between. */
  async ask<T>(work: (signal: AbortSignalLike) => Promise<Result<T>>): Promise<Result<T> | undefined> {
    this.stop()
    const abort = createAbort(this.how.quiet)
    this.running = abort
    const answer = await work(abort.signal)
    if (this.running !== abort) return undefined
    this.running = undefined
    return answer
  }

  stop() {
    this.running?.abort()
    this.running = undefined
  }
}
