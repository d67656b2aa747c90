import { type BridgeCall, type BridgeMethod, parseReply, TIMEOUTS } from './protocol'

export type Post = (call: BridgeCall) => void

/** Sends calls and matches replies to them by id. A reply counts once; one that nobody waits for is ignored. */
export function createClient(findPost: () => Post | undefined) {
  const waiting = new Map<string, (reply: { data: unknown } | undefined) => void>()
  // Replies to an earlier page of the same webview must not meet the calls of this one.
  const page = Date.now().toString(36)
  let count = 0

  return {
    call(method: BridgeMethod, params: object = {}): Promise<{ data: unknown } | undefined> {
      const post = findPost()
      if (!post) return Promise.resolve(undefined)
      const id = `${page}-${++count}`

      return new Promise(resolve => {
        const settle = (reply: { data: unknown } | undefined) => {
          clearTimeout(timer)
          waiting.delete(id)
          resolve(reply)
        }
        const timer = setTimeout(() => settle(undefined), TIMEOUTS[method])
        waiting.set(id, settle)
        try {
          post({ bridge: 'alpha', version: 1, id, method, params })
        } catch {
          settle(undefined)
        }
      })
    },

    receive(message: unknown) {
      const reply = parseReply(message)
      if (reply) waiting.get(reply.id)?.(reply.ok ? { data: reply.data } : undefined)
    },
  }
}
