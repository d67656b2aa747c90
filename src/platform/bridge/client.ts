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

/** The calls, each with its timeout. */
const TIMEOUTS = {
  getBigDataSearchHistory: 3 * SECOND,
  openUrl: 5 * SECOND,
  close: 5 * SECOND,
  save: 5 * SECOND,
  // The reader chooses a recipient.
  share: 60 * SECOND,
  turnToLoginPage: 5 * SECOND,
  turnToCommitTablePage: 5 * SECOND,
  // The reader waits for the native workspace or the app's own.
  openDesk: SECOND,
  // The system asks the reader for the calendar permission.
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

/** Ignores a message that is not exactly a reply. */
function parseReply(message: unknown): BridgeReply | undefined {
  const value = parsed(message)
  if (!isRecord(value) || typeof value.ok !== 'boolean') return undefined
  const id = text(64)(value.id)
  return id === undefined ? undefined : { id, ok: value.ok, data: value.data }
}

const MAX_TEXT_LENGTH = 100
const MAX_QUERY_LENGTH = 5000
const MAX_ENTRIES = 20

/** The wrapper sends `text` or `title`, and `query` or `queryJson` as JSON text or as an object. */
function parseEntry(value: unknown): NativeHistoryEntry | undefined {
  if (!isRecord(value)) return undefined
  const label = [value.text, value.title].find((each): each is string => typeof each === 'string' && each.trim() !== '')
  if (label === undefined) return undefined
  const conditions = value.query ?? value.queryJson
  return {
    text: label.trim().slice(0, MAX_TEXT_LENGTH),
    query: text(MAX_QUERY_LENGTH)(typeof conditions === 'object' ? JSON.stringify(conditions) : conditions),
    id: text(64)(typeof value.id === 'number' ? String(value.id) : value.id),
  }
}

/** Keeps only the valid entries, and at most MAX_ENTRIES of them. */
const parseNativeHistory = listOf(parseEntry, MAX_ENTRIES)

export type PostToNative = (call: BridgeCall) => void

/** Sends calls and matches replies by id. Ignores a second reply and a reply to no call. */
function createClient(findNativePost: () => PostToNative | undefined) {
  const waiting = new Map<string, (reply?: BridgeReply) => void>()
  // The prefix keeps replies to an earlier page of the same webview apart from this page's calls.
  const page = Date.now().toString(36)
  let count = 0

  return {
    call(method: BridgeMethod, params: object = {}): Promise<BridgeReply | undefined> {
      const post = findNativePost()
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

/** The bridge and the receiver of its replies. Calls with an invalid address are not sent. */
export function createBridge(findNativePost: () => PostToNative | undefined) {
  const { call, receive } = createClient(findNativePost)
  const succeeds = async (method: BridgeMethod, params?: object) =>
    (await call(method, params))?.ok ? true : undefined

  const bridge: BridgePort = {
    available: () => findNativePost() !== undefined,
    async getBigDataSearchHistory(searchType) {
      const reply = await call('getBigDataSearchHistory', { searchType })
      return reply?.ok ? parseNativeHistory(reply.data) : undefined
    },
    openUrl: async url => (isHttpUrl(url) ? succeeds('openUrl', { url }) : undefined),
    close: () => succeeds('close'),
    save: async file => (isHttpUrl(file.url) ? succeeds('save', file) : undefined),
    share: async content => (isHttpUrl(content.url) ? (await call('share', content))?.ok : undefined),
    turnToLoginPage: () => succeeds('turnToLoginPage'),
    turnToCommitTablePage: query => succeeds('turnToCommitTablePage', { query }),
    openDesk: () => succeeds('openDesk'),
    addToCalendar: reminder => succeeds('addToCalendar', reminder),
  }
  return { bridge, receive }
}
