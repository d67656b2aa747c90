import { copy } from '@/copy'

/** The ids of errors. They are stable, because screens and tests depend on them. */
export type ApiErrorId =
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
  id: ApiErrorId
  /** The HTTP status, if there was a reply. */
  status?: number
  /** The id that the service sent for the error, if any. `message` is the text that the service sent. */
  code?: string
  message?: string
}

export type Result<T> = { ok: true; data: T } | { ok: false; error: ApiError }

export const success = <T>(data: T): Result<T> => ({ ok: true, data })
export const failure = <T>(error: ApiError): Result<T> => ({ ok: false, error })

/**
 * Converts the data of a result and returns a failure unchanged. An error during the conversion gives the error
 * `garbled`.
 */
export function mapResult<A, B>(result: Result<A>, convert: (data: A) => B): Result<B> {
  if (!result.ok) return result
  try {
    return success(convert(result.data))
  } catch {
    return failure({ id: 'garbled' })
  }
}

export function errorIdOf(status: number): ApiErrorId | undefined {
  if (status >= 500) return 'server'
  if (status === 401) return 'unauthorized'
  if (status === 403) return 'forbidden'
  if (status === 404) return 'not_found'
  if (status === 410) return 'gone'
  if (status === 429) return 'throttled'
  return status >= 200 && status < 300 ? undefined : 'rejected'
}

const SENTENCES: Record<ApiErrorId, string> = {
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

/** Whether there was no reply, because the network failed. */
export const isOffline = ({ id }: ApiError) => id === 'network' || id === 'timeout'

/** Whether the call failed because it needs a login. */
export const isExpired = ({ id }: ApiError) => id === 'unauthorized'

/** Whether the service would refuse the same call again. */
export const isRefused = ({ id }: ApiError) => id === 'rejected' || id === 'forbidden'

/**
 * Returns the message for the reader. The service's own text explains a refusal, but is never shown for a server
 * error.
 */
export function sentenceFor(error: ApiError): string {
  const isServerFault = error.id === 'server' || error.id === 'garbled'
  return (!isServerFault && error.message) || SENTENCES[error.id]
}
