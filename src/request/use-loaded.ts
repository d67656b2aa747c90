import { useEffect, useState } from 'react'
import type { AbortSignalLike } from '@/platform/transport/port'
import type { ApiError, Result } from './errors'
import { type Abort, createAbort } from '@/platform/transport/abort'

export type { AbortSignalLike }

/** Of questions asked one after the other only the last one's answer counts: the one before is aborted, and ignored if late. */
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

export type Loaded<T> =
  { kind: 'loading' } | { kind: 'failed'; error: ApiError; retry: () => void } | { kind: 'ready'; data: T }

type Load<T> = (signal: AbortSignalLike) => Promise<Result<T>>

/** What a service answers, asked once for each `load`, which is the same function as long as the question is. */
export function useLoaded<T>(load: Load<T>): Loaded<T> {
  const [latest] = useState(() => new RequestSequencer())
  const [attempt, setAttempt] = useState(0)
  const [settled, setSettled] = useState<{ load: Load<T>; attempt: number; result: Result<T> }>()

  useEffect(() => {
    void latest.ask(load).then(result => result && setSettled({ load, attempt, result }))
    return () => latest.stop()
  }, [latest, load, attempt])

  if (settled?.load !== load || settled.attempt !== attempt) return { kind: 'loading' }
  const { result } = settled
  if (result.ok) return { kind: 'ready', data: result.data }
  return { kind: 'failed', error: result.error, retry: () => setAttempt(attempt + 1) }
}
