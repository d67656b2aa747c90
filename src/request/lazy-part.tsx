import type { ReactNode } from 'react'
import { useLazyCode } from '@/platform/lazy-code'
import { LinesSkeleton } from '@/ui/skeleton'
import { LoadErrorBlock } from './load-error'
import { type ApiError, type Result, failure, success } from './errors'
import type { LoadState } from './use-loaded'

/** Loads code and returns a result, like a service call. A failure is reported as a network error. */
export const loadCodeAsResult = <Part,>(code: () => Promise<Part>): Promise<Result<Part>> =>
  code().then(success, () => failure<Part>({ id: 'network' }))

/**
 * Loads the code of a component. If `isNeeded` is false, it loads when the device is idle, so that a later tap need not
 * wait.
 */
export function useLazyPart<Part>(code: () => Promise<Part>, isNeeded = true): LoadState<Part> {
  const { part, failed, retry } = useLazyCode(code, isNeeded ? 'now' : 'idle')
  if (part !== undefined) return { kind: 'ready', data: part }
  return failed ? { kind: 'failed', error: { id: 'network' }, retry } : { kind: 'loading' }
}

interface LazyPartProps<Part> {
  part: LoadState<Part>
  /** The placeholder while the code loads. */
  waiting?: ReactNode
  failed?: (error: ApiError, retry: () => void) => ReactNode
  children: (part: Part) => ReactNode
}

const stateOf = (error: ApiError, retry: () => void) => (
  <LoadErrorBlock error={error} retry={retry} sensorsName='later_retry' />
)

/** Renders a lazily loaded component, or its placeholder or load error. */
export function LazyPart<Part>({ part, waiting = <LinesSkeleton />, failed = stateOf, children }: LazyPartProps<Part>) {
  if (part.kind === 'loading') return <>{waiting}</>
  if (part.kind === 'failed') return <>{failed(part.error, part.retry)}</>
  return <>{children(part.data)}</>
}
