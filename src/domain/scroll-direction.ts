/** Which way the finger last moved a page: up is reading on, and hides the search bar; down pulls the page back, and shows it. */
import { LIMITS } from './limits'

export interface ScrollState {
  /** Where the direction was judged last. */
  top: number
  direction: 'down' | 'up'
}

export const UNSCROLLED: ScrollState = { top: 0, direction: 'down' }

/** Less than ten pixels change nothing; near the top the direction is down. */
export function nextScrollState(top: number, previous: ScrollState): ScrollState {
  if (top < LIMITS.scroll.nearTop) return { top, direction: 'down' }
  if (Math.abs(top - previous.top) < LIMITS.scroll.direction) return previous
  return { top, direction: top > previous.top ? 'up' : 'down' }
}
