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
  /** The HTTP status. Absent without a reply, and for a failure that only the body of a 2xx reply reports. */
  status?: number
  /** The id of the error as the service sent it, if any. */
  code?: string
  /** The text of the service about the error, if any. */
  message?: string
}

export type Result<T> = { ok: true; data: T } | { ok: false; error: ApiError }

export const success = <T>(data: T): Result<T> => ({ ok: true, data })
export const failure = <T>(error: ApiError): Result<T> => ({ ok: false, error })

/** Converts the data of a success. A failure stays unchanged, and an error during the conversion becomes `garbled`. */
export function mapResult<A, B>(result: Result<A>, convert: (data: A) => B): Result<B> {
  if (!result.ok) return result
  try {
    return success(convert(result.data))
  } catch {
    return failure({ id: 'garbled' })
  }
}

export function errorIdOfStatus(status: number): ApiErrorId | undefined {
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
export const isOfflineError = ({ id }: ApiError) => id === 'network' || id === 'timeout'

/** Whether the service refused the call because the session has expired or is missing. */
export const isLoginError = ({ id }: ApiError) => id === 'unauthorized'

/** Whether the service would refuse the same call again. */
export const isRefusalError = ({ id }: ApiError) => id === 'rejected' || id === 'forbidden'

/** Returns the message for the reader. The service's text is used, except for server errors. */
export function errorSentence(error: ApiError): string {
  const isServerFault = error.id === 'server' || error.id === 'garbled'
  return (!isServerFault && error.message) || SENTENCES[error.id]
}
