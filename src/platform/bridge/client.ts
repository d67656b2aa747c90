import { isHttpUrl } from '@domain/format/web-address'
import { parseNativeHistory } from './history'
import type { BridgePort } from './port'
import { type BridgeCall, type BridgeMethod, type BridgeReply, parseReply, TIMEOUTS } from './protocol'

export type Post = (call: BridgeCall) => void

/** Sends calls and matches replies to them by id. A reply counts once; one that nobody waits for is ignored. */
function createClient(findPost: () => Post | undefined) {
  const waiting = new Map<string, (reply?: BridgeReply) => void>()
  // Replies to an earlier page of the same webview must not meet the calls of this one.
  const page = Date.now().toString(36)
  let count = 0

  return {
    call(method: BridgeMethod, params: object = {}): Promise<BridgeReply | undefined> {
      const post = findPost()
      if (!post) return Promise.resolve(undefined)
      const id = `${page}-${++count}`

      return new Promise(resolve => {
        const settle = (reply?: BridgeReply) => {
          clearTimeout(timer)
          waiting.delete(id)
          resolve(reply)
        }
        const timer = setTimeout(() => settle(), TIMEOUTS[method])
        waiting.set(id, settle)
        try {
          post({ bridge: 'alpha', version: 1, id, method, params })
        } catch {
          settle()
        }
      })
    },

    receive(message: unknown) {
      const reply = parseReply(message)
      if (reply) waiting.get(reply.id)?.(reply)
    },
  }
}

/** The calls, and what takes their replies. What the wrapper could only refuse is not sent. */
export function createBridge(findPost: () => Post | undefined) {
  const { call, receive } = createClient(findPost)
  const done = async (method: BridgeMethod, params?: object) => ((await call(method, params))?.ok ? true : undefined)

  const bridge: BridgePort = {
    available: () => findPost() !== undefined,
    async getBigDataSearchHistory(searchType) {
      const reply = await call('getBigDataSearchHistory', { searchType })
      return reply?.ok ? parseNativeHistory(reply.data) : undefined
    },
    openUrl: async url => (isHttpUrl(url) ? done('openUrl', { url }) : undefined),
    close: () => done('close'),
    save: async file => (isHttpUrl(file.url) ? done('save', file) : undefined),
    share: async content => (isHttpUrl(content.url) ? (await call('share', content))?.ok : undefined),
    turnToLoginPage: () => done('turnToLoginPage'),
    turnToCommitTablePage: query => done('turnToCommitTablePage', { query }),
    openDesk: () => done('openDesk'),
    addToCalendar: reminder => done('addToCalendar', reminder),
  }
  return { bridge, receive }
}
