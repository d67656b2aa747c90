import { isHttpUrl } from '@domain/format/address'
import { isRecord, listOf, textGuard } from '@domain/guards'
import type { NativeHistoryEntry, BridgePort } from '../ports/other-apps'

/**
 * The protocol between this page and a native wrapper, the same on iOS and Android. The page sends a
 * `BridgeCall`. iOS gets it as an object through `webkit.messageHandlers.alphaBridge.postMessage(call)`,
 * Android as a JSON string through `AlphaBridge.postMessage(json)`. The wrapper replies once to each call
 * through `alphaBridgeReply(reply)`, with a `BridgeReply` as an object or a JSON string.
 */
export const REPLY_FUNCTION = 'alphaBridgeReply'

const SECOND = 1000

/** The methods, each with its timeout in ms. */
const TIMEOUTS = {
  getBigDataSearchHistory: 3 * SECOND,
  openUrl: 5 * SECOND,
  close: 5 * SECOND,
  save: 5 * SECOND,
  // This timeout is long, because the reader chooses a recipient.
  share: 60 * SECOND,
  turnToLoginPage: 5 * SECOND,
  turnToCommitTablePage: 5 * SECOND,
  // This timeout is short. Without a reply this app opens its own workspace, for which the reader waits.
  openDesk: SECOND,
  // This timeout is long, because the system asks the reader for the calendar permission.
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

/** Parses a reply. Returns `undefined` for any message that is not a reply. */
function parseReply(message: unknown): BridgeReply | undefined {
  const value = parsed(message)
  if (!isRecord(value) || typeof value.ok !== 'boolean') return undefined
  const id = textGuard(64)(value.id)
  return id === undefined ? undefined : { id, ok: value.ok, data: value.data }
}

const MAX_TEXT_LENGTH = 100
const MAX_QUERY_LENGTH = 5000
const MAX_ENTRIES = 20

/**
 * Parses an entry of the search history. The wrapper sends `text` or `title`. It sends `query` or `queryJson` as JSON
 * text or as an object.
 */
function parseEntry(value: unknown): NativeHistoryEntry | undefined {
  if (!isRecord(value)) return undefined
  const label = [value.text, value.title].find((each): each is string => typeof each === 'string' && each.trim() !== '')
  if (label === undefined) return undefined
  const conditions = value.query ?? value.queryJson
  return {
    text: label.trim().slice(0, MAX_TEXT_LENGTH),
    query: textGuard(MAX_QUERY_LENGTH)(typeof conditions === 'object' ? JSON.stringify(conditions) : conditions),
    id: textGuard(64)(typeof value.id === 'number' ? String(value.id) : value.id),
  }
}

/** Parses the search history. Keeps at most MAX_ENTRIES valid entries. */
const parseNativeHistory = listOf(parseEntry, MAX_ENTRIES)

export type PostToNative = (call: BridgeCall) => void

/** Sends calls and matches replies by id. A second reply to a call and a reply to no call are ignored. */
function createClient(findNativePost: () => PostToNative | undefined) {
  const waiting = new Map<string, (reply?: BridgeReply) => void>()
  // The prefix separates this page's calls from those of an earlier page in the same webview.
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

/** Creates the bridge and the receiver of its replies. A call with an invalid address is not sent. */
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
