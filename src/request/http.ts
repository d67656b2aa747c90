/** All calls of services: headers, timeout, abort, and every failure as a value. */
import { isRecord } from '@domain/guards'
import { type Result, failure, success, type ApiError, errorIdOf } from './errors'
import { flag, maybeText, number, type Fields } from './value'
import { type QueryParams, formatQuery } from '@domain/format/address'
import { fingerprint } from '@/platform/fingerprint'
import { settings } from '@/platform/settings'
import { transport } from '@/platform/transport'
import type { AbortSignalLike } from '@/platform/transport/port'
import { currentToken, reportServerError, reportUnauthorized } from './connection'

/** `undefined` if the envelope does not say. */
function hasFailed({ isSuccess, succeed, status }: Fields): boolean | undefined {
  const isSuccessful = flag(isSuccess)
  if (isSuccessful !== undefined) return !isSuccessful
  const code = number(status)
  if (code) return true
  return flag(succeed) === false || (code === undefined && succeed === undefined ? undefined : false)
}

/** Reads a reply in either of the two envelopes. An unreadable reply is garbled, whatever its status. */
export function openReply<T>(reply: Result<unknown>, read: (answer: unknown) => T | undefined): Result<T> {
  if (!reply.ok) return reply
  if (!isRecord(reply.data)) return failure({ id: 'garbled' })
  const { result, data, resultMsg, errMsg } = reply.data
  const message = maybeText(resultMsg) ?? maybeText(errMsg)
  const answer = result ?? data
  const isRefused = hasFailed(reply.data) ?? (message !== undefined && (answer === undefined || answer === null))
  if (isRefused) return failure({ id: 'rejected', message })
  const value = read(answer)
  return value === undefined ? failure({ id: 'garbled' }) : success(value)
}

export type { AbortSignalLike }

export interface Call {
  method?: 'GET' | 'POST'
  path: string
  query?: QueryParams
  body?: unknown
  signal?: AbortSignalLike
  timeout?: number
  /** Failures are not announced: it is a background call, or the caller reports them. */
  quiet?: boolean
}

const TIMEOUT = 15_000

/** Identifies the holder of the token or the guest. */
export const visitorHeaders = (token: string | undefined): Record<string, string> => ({
  deviceType: 'alphah5',
  ...(token ? { token } : { noLogin: 'true', fingerprintId: fingerprint.id() }),
})

function parse(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return undefined
  }
}

const field = (value: unknown, name: string) => {
  const entry = isRecord(value) ? value[name] : undefined
  return typeof entry === 'string' && entry ? entry : undefined
}

/** Returns the parsed body of a 2xx reply, envelope included. */
export async function send(call: Call): Promise<Result<unknown>> {
  const token = currentToken()
  const reply = await transport.send({
    method: call.method ?? 'GET',
    url: settings.apiHost + call.path + formatQuery(call.query ?? {}),
    headers: { ...visitorHeaders(token), ...(call.body === undefined ? {} : { 'content-type': 'application/json' }) },
    body: call.body === undefined ? undefined : JSON.stringify(call.body),
    timeout: call.timeout ?? TIMEOUT,
    signal: call.signal,
  })
  if (reply.kind !== 'reply') return failure({ id: reply.kind })

  const { status } = reply
  const body = parse(reply.text)
  const id = errorIdOf(status) ?? (body ? undefined : 'garbled')
  if (!id) return success(body?.value)

  const error: ApiError = {
    id,
    status,
    code: field(body?.value, 'id'),
    message: field(body?.value, 'resultMsg') ?? field(body?.value, 'errMsg'),
  }
  if (id === 'unauthorized') reportUnauthorized(token)
  if (id === 'server' && !call.quiet && !call.signal?.quiet) reportServerError()
  return failure(error)
}
