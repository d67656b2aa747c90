/** The last scroll direction of a page. Scrolling on hides the search bar, scrolling back shows it. */
import { LIMITS } from './limits'

export interface ScrollState {
  /** The position at the last change of direction. */
  top: number
  direction: 'down' | 'up'
}

export const UNSCROLLED: ScrollState = { top: 0, direction: 'down' }

/** Ignores less than ten pixels. Near the top the direction is down. */
export function nextScrollState(top: number, previous: ScrollState): ScrollState {
  if (top < LIMITS.scroll.nearTop) return { top, direction: 'down' }
  if (Math.abs(top - previous.top) < LIMITS.scroll.direction) return previous
  return { top, direction: top > previous.top ? 'up' : 'down' }
}
