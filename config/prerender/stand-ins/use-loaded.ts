/**
 * Replaces src/request/use-loaded. Effects do not run on the server, so the request is recorded for the
 * render pass.
 */
import { useId } from 'react'
import type { ApiError, Result } from '@/request/errors'
import type { AbortSignalLike } from '@/platform/ports/data'
import { currentRenderPass } from '../render-pass'

export type Loaded<T> =
  { kind: 'loading' } | { kind: 'failed'; error: ApiError; retry: () => void } | { kind: 'ready'; data: T }

export function useLoaded<T>(load: (signal: AbortSignalLike) => Promise<Result<T>>): Loaded<T> {
  const result = currentRenderPass().resultOf(useId(), load) as Result<T> | undefined
  if (!result) return { kind: 'loading' }
  return result.ok
    ? { kind: 'ready', data: result.data }
    : { kind: 'failed', error: result.error, retry: () => undefined }
}
