/** Sends service calls, with headers, timeout and abort. Every failure is returned as a value. */
import { isRecord } from '@domain/guards'
import { type Result, failure, success, type ApiError, errorIdOfStatus } from './errors'
import { toFlag, toOptionalText, toNumber, type JsonFields } from './value'
import { type QueryParams, formatQuery } from '@domain/format/address'
import { fingerprint } from '@/platform/fingerprint'
import { settings } from '@/platform/settings'
import { transport } from '@/platform/transport'
import type { AbortSignalLike } from '@/platform/ports/data'
import { currentToken, reportServerError, reportUnauthorized } from './connection'

/** Whether a reply reports a failure. Returns `undefined` if it reports neither failure nor success. */
function hasFailed({ isSuccess, succeed, status }: JsonFields): boolean | undefined {
  const isSuccessful = toFlag(isSuccess)
  if (isSuccessful !== undefined) return !isSuccessful
  const code = toNumber(status)
  if (code) return true
  return toFlag(succeed) === false || (code === undefined && succeed === undefined ? undefined : false)
}

/**
 * Reads the data of a reply, which is in `result` or in `data` (types/api/envelope.ts). A reply is `rejected` if it
 * reports a failure, or if it has a message and no data. An unreadable reply is `garbled`, whatever its status.
 */
export function readReply<T>(reply: Result<unknown>, read: (answer: unknown) => T | undefined): Result<T> {
  if (!reply.ok) return reply
  if (!isRecord(reply.data)) return failure({ id: 'garbled' })
  const { result, data, resultMsg, errMsg } = reply.data
  const message = toOptionalText(resultMsg) ?? toOptionalText(errMsg)
  const answer = result ?? data
  const isRefused = hasFailed(reply.data) ?? (message !== undefined && (answer === undefined || answer === null))
  if (isRefused) return failure({ id: 'rejected', message })
  const content = read(answer)
  return content === undefined ? failure({ id: 'garbled' }) : success(content)
}

export type { AbortSignalLike }

interface ApiCall {
  method?: 'GET' | 'POST'
  path: string
  query?: QueryParams
  body?: unknown
  signal?: AbortSignalLike
  timeout?: number
  /** Whether failures show no message: the call is optional, or the caller shows a message of its own. */
  quiet?: boolean
}

const TIMEOUT = 15_000

/** Returns the headers that identify the visitor: the token, or the fingerprint of a guest. */
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

const textField = (value: unknown, name: string) => {
  const text = isRecord(value) ? value[name] : undefined
  return typeof text === 'string' && text ? text : undefined
}

/** Sends a call. For a 2xx reply, returns the parsed body, which `readReply` reads. */
export async function send(call: ApiCall): Promise<Result<unknown>> {
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
  const id = errorIdOfStatus(status) ?? (body ? undefined : 'garbled')
  if (!id) return success(body?.value)

  const error: ApiError = {
    id,
    status,
    code: textField(body?.value, 'id'),
    message: textField(body?.value, 'resultMsg') ?? textField(body?.value, 'errMsg'),
  }
  if (id === 'unauthorized') reportUnauthorized(token)
  if (id === 'server' && !call.quiet && !call.signal?.quiet) reportServerError()
  return failure(error)
}
