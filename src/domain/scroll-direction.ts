/** Tracks the last scroll direction of a page. Scrolling down hides the search bar; scrolling up shows it again. */
import { LIMITS } from './limits'

interface ScrollState {
  /** The scroll position at the last change of direction. */
  top: number
  direction: 'down' | 'up'
}

export const UNSCROLLED: ScrollState = { top: 0, direction: 'down' }

/** Ignores moves of less than ten pixels. Near the top the direction is always down. */
export function nextScrollState(top: number, previous: ScrollState): ScrollState {
  if (top < LIMITS.scroll.nearTop) return { top, direction: 'down' }
  if (Math.abs(top - previous.top) < LIMITS.scroll.direction) return previous
  return { top, direction: top > previous.top ? 'up' : 'down' }
}
