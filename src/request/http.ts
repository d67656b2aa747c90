/** The one way out to the services: headers, time-out, abort, and every failure as a value. */
import { isRecord } from '@domain/guards'
import { type Result, failure, success, type ApiError, errorIdOf } from './errors'
import { flag, maybeText, number, type Fields } from './value'
import { type QueryParams, formatQuery } from '@domain/format/address'
import { fingerprint } from '@/platform/fingerprint'
import { settings } from '@/platform/settings'
import { transport } from '@/platform/transport'
import type { AbortSignalLike } from '@/platform/transport/port'
import { currentToken, reportServerError, reportUnauthorized } from './connection'

/** Undefined where nothing is said of it. */
function hasFailed({ isSuccess, succeed, status }: Fields): boolean | undefined {
  const told = flag(isSuccess)
  if (told !== undefined) return !told
  const code = number(status)
  if (code) return true
  return flag(succeed) === false || (code === undefined && succeed === undefined ? undefined : false)
}

/**
 * Opens what a service answered, whichever of the two envelopes it came in, and reads it. Only what is said to have failed has
 * failed; what cannot be read as what was asked for is garbled, whatever its status said.
 */
export function openReply<T>(reply: Result<unknown>, read: (answer: unknown) => T | undefined): Result<T> {
  if (!reply.ok) return reply
  if (!isRecord(reply.data)) return failure({ id: 'garbled' })
  const { result, data, resultMsg, errMsg } = reply.data
  const message = maybeText(resultMsg) ?? maybeText(errMsg)
  const answer = result ?? data
  const isRefused = hasFailed(reply.data) ?? (message !== undefined && (answer === undefined || answer === null))
  if (isRefused) return failure({ id: 'rejected', message })
  const found = read(answer)
  return found === undefined ? failure({ id: 'garbled' }) : success(found)
}

export type { AbortSignalLike }

export interface Call {
  method?: 'GET' | 'POST'
  path: string
  query?: QueryParams
  body?: unknown
  signal?: AbortSignalLike
  timeout?: number
  /** A failure is not announced: nobody in particular asked, or who asked tells it. */
  quiet?: boolean
}

const TIMEOUT = 15_000

/** Who asks: the holder of the token, or a guest. */
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
  const found = isRecord(value) ? value[name] : undefined
  return typeof found === 'string' && found ? found : undefined
}

/** The parsed body of a 2xx reply; its envelope is the service file's business. */
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
