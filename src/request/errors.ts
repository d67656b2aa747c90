import { copy } from '@/copy'

/** Stable ids: screens and tests depend on them. */
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
  /** HTTP status, if there was a reply. */
  status?: number
  /** The service's own id and sentence, if it sent them. */
  code?: string
  message?: string
}

export type Result<T> = { ok: true; data: T } | { ok: false; error: ApiError }

export const success = <T>(data: T): Result<T> => ({ ok: true, data })
export const failure = <T>(error: ApiError): Result<T> => ({ ok: false, error })

/** Converts the data of a result and passes a failure through. An error during conversion is `garbled`. */
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

/** There was no reply: the network failed, not the service. */
export const isOffline = ({ id }: ApiError) => id === 'network' || id === 'timeout'

/** The call needs a sign-in. */
export const isExpired = ({ id }: ApiError) => id === 'unauthorized'

/** A retry of the same call would be refused again. */
export const isRefused = ({ id }: ApiError) => id === 'rejected' || id === 'forbidden'

/** The message for the reader. The service's own sentence explains a refusal, but never a server fault. */
export function sentenceFor(error: ApiError): string {
  const isServerFault = error.id === 'server' || error.id === 'garbled'
  return (!isServerFault && error.message) || SENTENCES[error.id]
}
