import { copy } from '@/copy'

/** Stable: screens and tests use these ids. */
export type ErrorId =
  | 'network'
  | 'timeout'
  | 'aborted'
  | 'unauthorized'
  | 'forbidden'
  | 'not_found'
  | 'gone'
  | 'throttled'
  | 'rejected'
  | 'server'
  | 'garbled'

export interface ApiError {
  id: ErrorId
  /** HTTP status, if there was a reply. */
  status?: number
  /** The service's own error id and message. */
  code?: string
  message?: string
}

export type Result<T> = { ok: true; data: T } | { ok: false; error: ApiError }

export const success = <T>(data: T): Result<T> => ({ ok: true, data })
export const failure = <T>(error: ApiError): Result<T> => ({ ok: false, error })

/** Maps the data of a success. If the mapping throws, the result is garbled. */
export function mapResult<A, B>(result: Result<A>, change: (data: A) => B): Result<B> {
  if (!result.ok) return result
  try {
    return success(change(result.data))
  } catch {
    return failure({ id: 'garbled' })
  }
}

export function errorIdOf(status: number): ErrorId | undefined {
  if (status >= 500) return 'server'
  if (status === 401) return 'unauthorized'
  if (status === 403) return 'forbidden'
  if (status === 404) return 'not_found'
  if (status === 410) return 'gone'
  if (status === 429) return 'throttled'
  return status >= 200 && status < 300 ? undefined : 'rejected'
}

const SENTENCES: Record<ErrorId, string> = {
  network: copy.error.network,
  timeout: copy.error.network,
  aborted: '',
  unauthorized: copy.noLogin,
  forbidden: copy.error.forbidden,
  not_found: copy.error.notFound,
  gone: copy.error.notFound,
  throttled: copy.error.throttled,
  rejected: copy.error.rejected,
  server: copy.error.server,
  garbled: copy.error.server,
}

/** No reply: a fault of the network, not of the service. */
export const isOffline = ({ id }: ApiError) => id === 'network' || id === 'timeout'

/** A login would help. */
export const isExpired = ({ id }: ApiError) => id === 'unauthorized'

/** A retry would be refused again. */
export const isRefused = ({ id }: ApiError) => id === 'rejected' || id === 'forbidden'

/** The sentence for the reader. Refusals use the service's message, server faults never do. */
export function sentenceFor(error: ApiError): string {
  const ours = error.id === 'server' || error.id === 'garbled'
  return (!ours && error.message) || SENTENCES[error.id]
}
