import { LIMITS } from '@domain/limits'
import { visibleCountAfter } from '@/shared/choice-tree/use-visible-count'

test('the numbers are those of section 9: 5 each 500 ms, 20 steps, at most 100, asked for after 300 ms', () => {
  expect(LIMITS.tree).toEqual({ debounce: 300, batch: 5, every: 500, steps: 20, visible: 100 })
})

test('five more at every step', () => {
  expect([0, 1, 2, 18, 19].map(step => visibleCountAfter(step, 400))).toEqual([5, 10, 15, 95, 100])
})

test('after 20 steps there are 100, and no more ever', () => {
  expect([19, 20, 1000].map(step => visibleCountAfter(step, 400))).toEqual([100, 100, 100])
})

test('a short branch is whole as soon as it can be', () => {
  expect([0, 1, 2].map(step => visibleCountAfter(step, 7))).toEqual([5, 7, 7])
  expect(visibleCountAfter(0, 3)).toBe(3)
  expect(visibleCountAfter(0, 0)).toBe(0)
})
