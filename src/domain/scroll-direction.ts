/** Which way the finger last moved a page: up is reading on, and hides the search bar; down pulls the page back, and shows it. */
import { LIMITS } from './limits'

export interface Scrolled {
  /** Where the direction was judged last. */
  top: number
  direction: 'down' | 'up'
}

export const UNSCROLLED: Scrolled = { top: 0, direction: 'down' }

/** Less than ten pixels change nothing; near the top the direction is down. */
export function scrolledTo(top: number, before: Scrolled): Scrolled {
  if (top < LIMITS.scroll.nearTop) return { top, direction: 'down' }
  if (Math.abs(top - before.top) < LIMITS.scroll.direction) return before
  return { top, direction: top > before.top ? 'up' : 'down' }
}
