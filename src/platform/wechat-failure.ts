/** The reason why a WeChat call failed, from its error number, or from its message on phones without numbers. */
export type WechatFailure = 'cancelled' | 'refusedPrivacy' | 'failed'

/** The reader has not agreed to the privacy terms. Error 112 counts as failed: the operator did not declare the use. */
const NOT_AGREED = 104
const NOT_AGREED_WORDS = /privacy permission/i
const CANCELLED = /cancel|user deny/i

export function wechatFailureOf(error: unknown): WechatFailure {
  const { errno, errMsg } = (error ?? {}) as { errno?: unknown; errMsg?: unknown }
  const message = typeof errMsg === 'string' ? errMsg : error instanceof Error ? error.message : ''
  if (errno === NOT_AGREED || NOT_AGREED_WORDS.test(message)) return 'refusedPrivacy'
  return CANCELLED.test(message) ? 'cancelled' : 'failed'
}
