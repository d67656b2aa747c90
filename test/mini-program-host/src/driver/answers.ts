import { type Wire, type WireReply } from '../host/handle'

/** What the mini-program asked of the network. */
export interface Request extends Wire {
  /** The body as JSON, when it is JSON. */
  json: unknown
}

export interface Reply {
  status?: number
  header?: Record<string, string>
  /** Bytes and text go as they are, everything else as JSON. */
  data?: unknown
  /** Milliseconds until it arrives. */
  delay?: number
}

/** A test's side of `wx.request` and `wx.downloadFile`. `{fail}` is a network that does not answer. */
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

/** Puts the test's answer on the wire. Nobody answering is the test's fault, and is told to `unanswered`. */
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

/** Hands requests on to a real server, whatever host they were meant for. */
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
