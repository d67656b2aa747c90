/** Tracks the last scroll direction of a page. Scrolling down hides the search bar; scrolling up shows it again. */
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
