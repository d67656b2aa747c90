import type { ReactNode } from 'react'
import { useLazyCode } from '@/platform/lazy-code'
import { LinesSkeleton } from '@/ui/skeleton'
import { LoadErrorBlock } from './load-error'
import { type ApiError, type Result, failure, success } from './errors'
import type { Loaded } from './use-loaded'

/** Loads code and returns a result, as a service call does. A failed load counts as a network error. */
export const loadCodeResult = <Part,>(code: () => Promise<Part>): Promise<Result<Part>> =>
  code().then(success, () => failure<Part>({ id: 'network' }))

/**
 * Loads the code of a component. While the code is not needed, it is loaded when the device is idle, so that
 * a tap need not wait for it.
 */
export function useLazyPart<Part>(code: () => Promise<Part>, isNeeded = true): Loaded<Part> {
  const { part, failed, retry } = useLazyCode(code, isNeeded ? 'now' : 'idle')
  if (part !== undefined) return { kind: 'ready', data: part }
  return failed ? { kind: 'failed', error: { id: 'network' }, retry } : { kind: 'loading' }
}

interface LazyPartProps<Part> {
  part: Loaded<Part>
  /** The placeholder while the code loads. */
  waiting?: ReactNode
  failed?: (error: ApiError, retry: () => void) => ReactNode
  children: (part: Part) => ReactNode
}

const stateOf = (error: ApiError, retry: () => void) => (
  <LoadErrorBlock error={error} retry={retry} sensorsName='later_retry' />
)

/** Renders lazily loaded code, its placeholder or its load error. */
export function LazyPart<Part>({ part, waiting = <LinesSkeleton />, failed = stateOf, children }: LazyPartProps<Part>) {
  if (part.kind === 'loading') return <>{waiting}</>
  if (part.kind === 'failed') return <>{failed(part.error, part.retry)}</>
  return <>{children(part.data)}</>
}
