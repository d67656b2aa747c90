import { type Wire, type WireReply } from '../host/handle'

/** A request that the mini-program has sent to the network. */
export interface Request extends Wire {
  /** The body as JSON, if it is JSON. */
  json: unknown
}

export interface Reply {
  status?: number
  header?: Record<string, string>
  /** The content of the reply. Bytes and text are sent unchanged, any other value as JSON. */
  data?: unknown
  /** The milliseconds until the reply arrives. */
  delay?: number
}

/** A test's answer to `wx.request` and `wx.downloadFile`. `{fail}` stands for a network that does not answer. */
export type Answer = (request: Request) => Answered | Promise<Answered>
type Answered = Reply | { fail: string } | undefined

function json(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

function bytes(data: unknown): Buffer {
  if (data instanceof Uint8Array) return Buffer.from(data)
  return Buffer.from(typeof data === 'string' ? data : (JSON.stringify(data) ?? ''))
}

const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

/** Sends the test's answer to the host. If the test has no answer, reports the request to `unanswered`. */
export async function answerWire(wire: Wire, answer: Answer, unanswered: (what: string) => void): Promise<WireReply> {
  const reply = await answer({ ...wire, json: json(wire.body) })
  if (!reply) {
    unanswered(`the test does not answer ${wire.method} ${wire.url}`)
    return { fail: 'no answer' }
  }
  if ('fail' in reply) return reply
  if (reply.delay) await wait(reply.delay)
  return { status: reply.status ?? 200, header: reply.header ?? {}, body: bytes(reply.data).toString('base64') }
}

/** Returns an answer that forwards every request to a real server, whatever host the request names. */
export function proxyTo(origin: string): Answer {
  return async ({ url, method, header, body }) => {
    const { pathname, search } = new URL(url)
    const reply = await fetch(new URL(pathname + search, origin), { method, headers: header, body, redirect: 'manual' })
    return {
      status: reply.status,
      header: Object.fromEntries(reply.headers),
      data: new Uint8Array(await reply.arrayBuffer()),
    }
  }
}
