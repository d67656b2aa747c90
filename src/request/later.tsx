import type { ReactNode } from 'react'
import { useCode } from '@/platform/code'
import { LinesSkeleton } from '@/ui/skeleton'
import { ErrorState } from './error-state'
import { type ApiError, type Result, failure, success } from './errors'
import type { Loaded } from './use-loaded'

/** The answer of code that comes later, among answers of services: when it does not come, the network is to blame. */
export const codeResult = <Part,>(code: () => Promise<Part>): Promise<Result<Part>> =>
  code().then(success, () => failure<Part>({ id: 'network' }))

/** Code that is drawn once it is wanted: it comes before, once there is nothing better to do, so that a tap finds it here. */
export function useLater<Part>(code: () => Promise<Part>, wanted = true): Loaded<Part> {
  const { part, failed, retry } = useCode(code, wanted ? 'now' : 'idle')
  if (part !== undefined) return { kind: 'ready', data: part }
  return failed ? { kind: 'failed', error: { id: 'network' }, retry } : { kind: 'loading' }
}

interface LaterProps<Part> {
  part: Loaded<Part>
  /** Keeps the room until the code is here. */
  waiting?: ReactNode
  failed?: (error: ApiError, retry: () => void) => ReactNode
  children: (part: Part) => ReactNode
}

const stateOf = (error: ApiError, retry: () => void) => (
  <ErrorState error={error} retry={retry} sensorsName='later_retry' />
)

/** Draws code that comes later, or what stands in its place. */
export function Later<Part>({ part, waiting = <LinesSkeleton />, failed = stateOf, children }: LaterProps<Part>) {
  if (part.kind === 'loading') return <>{waiting}</>
  if (part.kind === 'failed') return <>{failed(part.error, part.retry)}</>
  return <>{children(part.data)}</>
}
