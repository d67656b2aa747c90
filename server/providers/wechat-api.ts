import { type Static, type TSchema, Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import type { ErrorId } from '../copy'
import { HttpError } from '../http/http-error'

const ErrorReply = Type.Object({ errcode: Type.Integer(), errmsg: Type.Optional(Type.String()) })

const ERROR_IDS: Record<number, ErrorId> = {
  40029: 'code_unknown',
  41008: 'code_unknown',
  40163: 'code_used',
  40226: 'provider_refused',
  45011: 'throttled',
}

/** The error for an error code in WeChat's answer. */
export class WeChatError extends HttpError {
  constructor(
    path: string,
    readonly code: number,
  ) {
    super(ERROR_IDS[code] ?? 'provider_failed', `WeChat ${path}: errcode ${code}`)
  }
}

export type CallWeChat = <T extends TSchema>(
  path: string,
  query: Record<string, string>,
  shape: T,
  /** The body of a POST. Without it, the call is a GET. */
  body?: object,
) => Promise<Static<T>>

async function read(url: URL, timeout: number, body?: object): Promise<unknown> {
  const post = body && { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
  const reply = await fetch(url, { ...post, signal: AbortSignal.timeout(timeout), redirect: 'error' })
  return reply.json()
}

/** Calls WeChat's API. Errors never contain the address, since the address contains the app secret. */
export const weChatApi =
  (base: string, timeout: number): CallWeChat =>
  async (path, query, shape, body) => {
    const url = new URL(base + path)
    url.search = new URLSearchParams(query).toString()
    const reply = await read(url, timeout, body).catch((error: Error) => {
      throw new HttpError('provider_failed', `WeChat ${path}: ${error.name}`)
    })
    if (Value.Check(ErrorReply, reply) && reply.errcode !== 0) {
      throw new WeChatError(path, reply.errcode)
    }
    if (!Value.Check(shape, reply)) throw new HttpError('provider_failed', `WeChat ${path}: unexpected reply`)
    return reply
  }
