import { isHttpUrl } from '@domain/format/web-address'
import { isRecord, listOf, text } from '@domain/guards'
import type { NativeHistoryEntry, BridgePort } from './port'

/**
 * The one protocol between this page and a native wrapper, the same on iOS and Android. Page → native: a `BridgeCall`. iOS gets it
 * as an object through `webkit.messageHandlers.alphaBridge.postMessage(call)`, Android as a JSON string through
 * `AlphaBridge.postMessage(json)`. Native → page: `alphaBridgeReply(reply)` with a `BridgeReply`, as an object or a JSON string,
 * once for each call.
 */
export const REPLY_FUNCTION = 'alphaBridgeReply'

const SECOND = 1000

/** The calls, and how long an answer is waited for. */
const TIMEOUTS = {
  getBigDataSearchHistory: 3 * SECOND,
  openUrl: 5 * SECOND,
  close: 5 * SECOND,
  save: 5 * SECOND,
  // The reader is choosing whom to share with.
  share: 60 * SECOND,
  turnToLoginPage: 5 * SECOND,
  turnToCommitTablePage: 5 * SECOND,
  // The reader waits for one desk or the other.
  openDesk: SECOND,
  // The reader is asked whether the calendar may be written.
  addToCalendar: 60 * SECOND,
}

type BridgeMethod = keyof typeof TIMEOUTS

export interface BridgeCall {
  bridge: 'alpha'
  version: 1
  id: string
  method: BridgeMethod
  params: object
}

interface BridgeReply {
  id: string
  ok: boolean
  data?: unknown
}

function parsed(message: unknown): unknown {
  try {
    return typeof message === 'string' ? JSON.parse(message) : message
  } catch {
    return undefined
  }
}

/** Whatever has not exactly the shape of a reply is none. */
function parseReply(message: unknown): BridgeReply | undefined {
  const value = parsed(message)
  if (!isRecord(value) || typeof value.ok !== 'boolean') return undefined
  const id = text(64)(value.id)
  return id === undefined ? undefined : { id, ok: value.ok, data: value.data }
}

const LONGEST_TEXT = 100
const LONGEST_QUERY = 5000
const MOST_ENTRIES = 20

/** The wrapper's own names: `text` or `title`, and `query` or `queryJson`, which may be JSON or what it stands for. */
function parseEntry(value: unknown): NativeHistoryEntry | undefined {
  if (!isRecord(value)) return undefined
  const said = [value.text, value.title].find((each): each is string => typeof each === 'string' && each.trim() !== '')
  if (said === undefined) return undefined
  const conditions = value.query ?? value.queryJson
  return {
    text: said.trim().slice(0, LONGEST_TEXT),
    query: text(LONGEST_QUERY)(typeof conditions === 'object' ? JSON.stringify(conditions) : conditions),
    id: text(64)(typeof value.id === 'number' ? String(value.id) : value.id),
  }
}

/** Sound entries only, and no more of them than a reader looks through. */
const parseNativeHistory = listOf(parseEntry, MOST_ENTRIES)

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
