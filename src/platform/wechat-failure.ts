/**
 * The reason why a WeChat call failed. A refusal of the privacy terms has an error number, but some phones send only a
 * message. The other reasons come from the message.
 */
export type WechatFailure = 'cancelled' | 'refusedPrivacy' | 'failed'

/**
 * The error number if the reader has not agreed to the privacy terms. Error 112 counts as failed: it means
 * that the operator has not declared that the app uses this function.
 */
const NOT_AGREED = 104
const NOT_AGREED_WORDS = /privacy permission/i
const CANCELLED = /cancel|user deny/i

export function wechatFailureOf(error: unknown): WechatFailure {
  const { errno, errMsg } = (error ?? {}) as { errno?: unknown; errMsg?: unknown }
  const message = typeof errMsg === 'string' ? errMsg : error instanceof Error ? error.message : ''
  if (errno === NOT_AGREED || NOT_AGREED_WORDS.test(message)) return 'refusedPrivacy'
  return CANCELLED.test(message) ? 'cancelled' : 'failed'
}
