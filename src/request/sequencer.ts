/** Ensures that only the last request counts. Aborts the previous one and ignores its late reply. */
import { type AbortHandle, createAbort } from '@/platform/transport/abort'
import type { AbortSignalLike } from '@/platform/ports/data'
import type { Result } from './errors'

export class RequestSequencer {
  private running?: AbortHandle

  constructor(private readonly options: { quiet?: boolean } = {}) {}

  /** Runs a request. Returns `undefined` if a newer request replaced it, or if `stop` aborted it. */
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
