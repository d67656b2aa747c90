/**
 * Spec sections 2 and 9: scrolling back shows the bar, scrolling on hides it. Near the top it is shown, and moves below
 * 10 px are ignored.
 */
import { INITIAL_SCROLL_STATE, nextScrollState } from '@domain/scroll-direction'

const walk = (...tops: number[]) =>
  tops.reduce((before, top) => nextScrollState(top, before), INITIAL_SCROLL_STATE).direction

test.each<[string, number[], 'down' | 'up']>([
  ['an untouched page', [], 'down'],
  ['read on', [300], 'up'],
  ['read on near the top', [99], 'down'],
  ['pulled back by 10', [300, 290], 'down'],
  ['pulled back by 9', [300, 291], 'up'],
  ['pulled back by 9 bit by bit, and by one more', [300, 297, 294, 291, 290], 'down'],
  ['pulled back by 9 bit by bit', [300, 297, 294, 291], 'up'],
  ['read on again by 10', [300, 200, 210], 'up'],
  ['read on again by 9', [300, 200, 209], 'down'],
  ['pulled back to 99, near the top', [300, 99], 'down'],
  ['pulled beyond the top', [300, -40], 'down'],
])('%s', (_, tops, direction) => expect(walk(...tops)).toBe(direction))
