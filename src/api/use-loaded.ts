import { useEffect, useState } from 'react'
import type { AbortSignalLike } from '@/platform/transport/port'
import type { ApiError, Result } from './errors'
import { Latest } from './latest'

export type Loaded<T> =
  { kind: 'loading' } | { kind: 'failed'; error: ApiError; retry: () => void } | { kind: 'ready'; data: T }

/** What a service answers, asked once; `load` must be the same function each time. */
export function useLoaded<T>(load: (signal: AbortSignalLike) => Promise<Result<T>>): Loaded<T> {
  const [latest] = useState(() => new Latest())
  const [attempt, setAttempt] = useState(0)
  const [settled, setSettled] = useState<{ attempt: number; result: Result<T> }>()

  useEffect(() => {
    void latest.ask(load).then(result => result && setSettled({ attempt, result }))
    return () => latest.stop()
  }, [latest, load, attempt])

  if (settled?.attempt !== attempt) return { kind: 'loading' }
  const { result } = settled
  if (result.ok) return { kind: 'ready', data: result.data }
  return { kind: 'failed', error: result.error, retry: () => setAttempt(attempt + 1) }
}
