/** Why WeChat did not do what was asked: by its number, and by its words on phones that tell none. */
export type Refusal = 'cancelled' | 'refusedPrivacy' | 'failed'

/** The reader has not agreed. Where the operator has not declared the use (112), agreeing would not help: that has failed. */
const NOT_AGREED = 104
const NOT_AGREED_WORDS = /privacy permission/i
const CANCELLED = /cancel|user deny/i

export function refusalOf(error: unknown): Refusal {
  const { errno, errMsg } = (error ?? {}) as { errno?: unknown; errMsg?: unknown }
  const words = typeof errMsg === 'string' ? errMsg : error instanceof Error ? error.message : ''
  if (errno === NOT_AGREED || NOT_AGREED_WORDS.test(words)) return 'refusedPrivacy'
  return CANCELLED.test(words) ? 'cancelled' : 'failed'
}
