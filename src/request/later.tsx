import type { ReactNode } from 'react'
import { useCode } from '@/platform/code'
import { LinesSkeleton } from '@/ui/skeleton'
import { LoadErrorBlock } from './error-state'
import { type ApiError, type Result, failure, success } from './errors'
import type { Loaded } from './use-loaded'

/** Lazy code as a service result. A failure counts as a network error. */
export const codeResult = <Part,>(code: () => Promise<Part>): Promise<Result<Part>> =>
  code().then(success, () => failure<Part>({ id: 'network' }))

/** Lazy code: loaded at once if needed, else while idle, so that a tap finds it ready. */
export function useLater<Part>(code: () => Promise<Part>, isNeeded = true): Loaded<Part> {
  const { part, failed, retry } = useCode(code, isNeeded ? 'now' : 'idle')
  if (part !== undefined) return { kind: 'ready', data: part }
  return failed ? { kind: 'failed', error: { id: 'network' }, retry } : { kind: 'loading' }
}

interface LaterProps<Part> {
  part: Loaded<Part>
  /** Shown while loading. */
  waiting?: ReactNode
  failed?: (error: ApiError, retry: () => void) => ReactNode
  children: (part: Part) => ReactNode
}

const stateOf = (error: ApiError, retry: () => void) => (
  <LoadErrorBlock error={error} retry={retry} sensorsName='later_retry' />
)

/** Renders lazy code, or its loading or error state. */
export function Later<Part>({ part, waiting = <LinesSkeleton />, failed = stateOf, children }: LaterProps<Part>) {
  if (part.kind === 'loading') return <>{waiting}</>
  if (part.kind === 'failed') return <>{failed(part.error, part.retry)}</>
  return <>{children(part.data)}</>
}
