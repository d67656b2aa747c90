/** Keeps only the last request: aborts the previous one, and ignores its late reply. */
import { type Abort, createAbort } from '@/platform/transport/abort'
import type { AbortSignalLike } from '@/platform/transport/port'
import type { Result } from './errors'

export class RequestSequencer {
  private running?: Abort

  constructor(private readonly options: { quiet?: boolean } = {}) {}

  /** Returns undefined if a newer request or `stop` replaced this one. */
  async run<T>(work: (signal: AbortSignalLike) => Promise<Result<T>>): Promise<Result<T> | undefined> {
    this.stop()
    const current = createAbort(this.options.quiet)
    this.running = current
    const answer = await work(current.signal)
    if (this.running !== current) return undefined
    this.running = undefined
    return answer
  }

  stop() {
    this.running?.abort()
    this.running = undefined
  }
}
