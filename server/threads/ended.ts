/** Work that was ended before it was done. */
import type { Kind } from './deadlines'

/** Its time was over, its memory was, or nobody waited for it any more. */
export type Why = 'time' | 'memory' | 'left'

export type OnEnded = (kind: Kind, why: Why) => void

export class Ended extends Error {
  constructor(
    readonly kind: Kind,
    readonly why: Why,
  ) {
    super(`${kind} was ended: ${why}`)
  }
}
