import { useEffect, useState } from 'react'
import type { AbortSignalLike } from '@/platform/ports/data'
import type { ApiError, Result } from './errors'
import { RequestSequencer } from './sequencer'

export type { AbortSignalLike }

export type LoadState<T> =
  { kind: 'loading' } | { kind: 'failed'; error: ApiError; retry: () => void } | { kind: 'ready'; data: T }

type Load<T> = (signal: AbortSignalLike) => Promise<Result<T>>

/**
 * Loads data from a service whenever the function `load` changes. The caller must pass the same function for the same
 * request.
 */
export function useLoaded<T>(load: Load<T>): LoadState<T> {
  const [sequencer] = useState(() => new RequestSequencer())
  const [attempt, setAttempt] = useState(0)
  const [settled, setSettled] = useState<{ load: Load<T>; attempt: number; result: Result<T> }>()

  useEffect(() => {
    void sequencer.run(load).then(result => result && setSettled({ load, attempt, result }))
    return () => sequencer.stop()
  }, [sequencer, load, attempt])

  if (settled?.load !== load || settled.attempt !== attempt) return { kind: 'loading' }
  const { result } = settled
  if (result.ok) return { kind: 'ready', data: result.data }
  return { kind: 'failed', error: result.error, retry: () => setAttempt(attempt + 1) }
}
