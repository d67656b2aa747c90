/**
 * The one protocol between this page and a native wrapper, the same on iOS and Android.
 *
 * Page → native: a `BridgeCall`. iOS gets it as an object through `webkit.messageHandlers.alphaBridge.postMessage(call)`,
 * Android as a JSON string through `AlphaBridge.postMessage(json)`.
 * Native → page: `alphaBridgeReply(reply)` with a `BridgeReply`, as an object or a JSON string, once for each call.
 */
import { isRecord, text } from '@domain/guards'

export const REPLY_FUNCTION = 'alphaBridgeReply'

const SECOND = 1000

/** The calls, and how long an answer is waited for. */
export const TIMEOUTS = {
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

export type BridgeMethod = keyof typeof TIMEOUTS

export interface BridgeCall {
  bridge: 'alpha'
  version: 1
  id: string
  method: BridgeMethod
  params: object
}

export interface BridgeReply {
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
export function parseReply(message: unknown): BridgeReply | undefined {
  const value = parsed(message)
  if (!isRecord(value) || typeof value.ok !== 'boolean') return undefined
  const id = text(64)(value.id)
  return id === undefined ? undefined : { id, ok: value.ok, data: value.data }
}
