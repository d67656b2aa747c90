/** Uses only the last request: the previous one is aborted, and its late reply is ignored. */
import { type Abort, createAbort } from '@/platform/transport/abort'
import type { AbortSignalLike } from '@/platform/ports/data'
import type { Result } from './errors'

export class RequestSequencer {
  private running?: Abort

  constructor(private readonly options: { quiet?: boolean } = {}) {}

  /** Runs a request. Returns `undefined` if a newer request or `stop` replaced it. */
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
