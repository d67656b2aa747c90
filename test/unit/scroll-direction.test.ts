/** Spec sections 2 and 9: down shows the bar, up hides it; under 100 px the direction is down; less than 10 px say nothing. */
import { UNSCROLLED, scrolledTo } from '@domain/scroll-direction'

const walk = (...tops: number[]) => tops.reduce((before, top) => scrolledTo(top, before), UNSCROLLED).direction

test.each<[string, number[], 'down' | 'up']>([
  ['an untouched page', [], 'down'],
  ['scrolled down', [300], 'down'],
  ['scrolled up by 10', [300, 290], 'up'],
  ['scrolled up by 9', [300, 291], 'down'],
  ['scrolled up by 9 again and again', [300, 297, 294, 291, 288], 'up'],
  ['down again by 10', [300, 200, 210], 'down'],
  ['down again by 9', [300, 200, 209], 'up'],
  ['up to 100', [300, 100], 'up'],
  ['up to 99, near the top', [300, 99], 'down'],
  ['pulled beyond the top', [300, -40], 'down'],
])('%s', (_, tops, direction) => expect(walk(...tops)).toBe(direction))
