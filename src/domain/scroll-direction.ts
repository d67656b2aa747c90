/**
 * Tracks the direction in which the content of a page last moved. `up` is a scroll towards the end, which hides the
 * search bar. `down` is a scroll back, which shows the bar again.
 */
import { LIMITS } from './limits'

interface ScrollState {
  /** The scroll position after the last move that counted. */
  top: number
  direction: 'down' | 'up'
}

export const INITIAL_SCROLL_STATE: ScrollState = { top: 0, direction: 'down' }

/**
 * Returns the state after a scroll to `top`. Moves of less than ten pixels do not count. Near the top the direction is
 * always down.
 */
export function nextScrollState(top: number, previous: ScrollState): ScrollState {
  if (top < LIMITS.scroll.nearTop) return { top, direction: 'down' }
  if (Math.abs(top - previous.top) < LIMITS.scroll.direction) return previous
  return { top, direction: top > previous.top ? 'up' : 'down' }
}
