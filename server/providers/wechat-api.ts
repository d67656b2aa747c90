import { type Static, type TSchema, Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import type { ErrorId } from '../copy'
import { HttpError } from '../http/http-error'

const WeChatError = Type.Object({ errcode: Type.Integer(), errmsg: Type.Optional(Type.String()) })

const REFUSALS: Record<number, ErrorId> = {
  40029: 'code_unknown',
  41008: 'code_unknown',
  40163: 'code_used',
  40226: 'provider_refused',
  45011: 'throttled',
}

/** WeChat said no, by a number of its own. */
export class WeChatRefusal extends HttpError {
  constructor(
    path: string,
    readonly code: number,
  ) {
    super(REFUSALS[code] ?? 'provider_failed', `WeChat ${path}: errcode ${code}`)
  }
}

export type CallWeChat = <T extends TSchema>(
  path: string,
  query: Record<string, string>,
  shape: T,
  /** Posted where there is one. */
  body?: object,
) => Promise<Static<T>>

async function read(url: URL, timeout: number, body?: object): Promise<unknown> {
  const post = body && { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
  const reply = await fetch(url, { ...post, signal: AbortSignal.timeout(timeout), redirect: 'error' })
  return reply.json()
}

/** One call of WeChat's, with its ways to say no. What is thrown never holds the address: the app secret is in it. */
export const weChatAt =
  (base: string, timeout: number): CallWeChat =>
  async (path, query, shape, body) => {
    const url = new URL(base + path)
    url.search = new URLSearchParams(query).toString()
    const reply = await read(url, timeout, body).catch((error: Error) => {
      throw new HttpError('provider_failed', `WeChat ${path}: ${error.name}`)
    })
    if (Value.Check(WeChatError, reply) && reply.errcode !== 0) {
      throw new WeChatRefusal(path, reply.errcode)
    }
    if (!Value.Check(shape, reply)) throw new HttpError('provider_failed', `WeChat ${path}: unexpected reply`)
    return reply
  }
