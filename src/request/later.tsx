import { type ReactNode, useEffect, useState } from 'react'
import { whenIdle } from '@/platform/idle'
import { LinesSkeleton } from '@/ui/skeleton'
import { ErrorState } from './error-state'
import { failure, type Result, success } from './errors'
import type { Loaded } from './use-loaded'

/**
 * Code that a tap asks for: it comes before, once there is nothing better to do, so that the tap finds it here. `code` is the same
 * function each time. What fails before anybody wants it is tried again by the tap.
 */
export function useLater<Part>(code: () => Promise<Part>, wanted: boolean): Loaded<Part> {
  const [attempt, setAttempt] = useState(0)
  const [settled, setSettled] = useState<Result<Part>>()
  const isReady = settled?.ok === true

  useEffect(() => {
    if (isReady) return
    let isHere = true
    const load = () =>
      void code().then(
        part => isHere && setSettled(success(part)),
        () => isHere && wanted && setSettled(failure({ id: 'network' })),
      )
    if (wanted) load()
    else whenIdle(() => isHere && load())
    return () => {
      isHere = false
    }
  }, [code, wanted, isReady, attempt])

  if (!settled) return { kind: 'loading' }
  if (settled.ok) return { kind: 'ready', data: settled.data }
  const retry = () => {
    setSettled(undefined)
    setAttempt(attempt + 1)
  }
  return { kind: 'failed', error: settled.error, retry }
}

interface LaterProps<Part> {
  part: Loaded<Part>
  children: (part: Part) => ReactNode
}

/** What it draws, in its place. */
export function Later<Part>({ part, children }: LaterProps<Part>) {
  if (part.kind === 'loading') return <LinesSkeleton />
  if (part.kind === 'failed') return <ErrorState error={part.error} retry={part.retry} sensorsName='later_retry' />
  return <>{children(part.data)}</>
}
