/** Why WeChat did not do what was asked: by its number, and by its words on phones that tell none. */
export type Refusal = 'cancelled' | 'refusedPrivacy' | 'failed'

/** The reader has not agreed; the operator has not declared the use. */
const PRIVACY = new Set([104, 112])
const PRIVACY_WORDS = /privacy/i
const CANCELLED = /cancel/i

export function refusalOf(error: unknown): Refusal {
  const { errno, errMsg } = (error ?? {}) as { errno?: unknown; errMsg?: unknown }
  const words = typeof errMsg === 'string' ? errMsg : error instanceof Error ? error.message : ''
  if (PRIVACY.has(errno as number) || PRIVACY_WORDS.test(words)) return 'refusedPrivacy'
  return CANCELLED.test(words) ? 'cancelled' : 'failed'
}
