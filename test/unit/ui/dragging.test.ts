import { shouldClose, gestureOf, pullOffset, speedOf } from '@/ui/layer/dragging'

const from = { x: 100, y: 300 }

describe('what a touch means', () => {
  test.each([
    ['still', 'down', { x: 103, y: 304 }, undefined],
    ['down', 'down', { x: 104, y: 312 }, 'drag'],
    ['up', 'down', { x: 100, y: 280 }, 'other'],
    ['across', 'down', { x: 130, y: 310 }, 'other'],
    ['as much across as along', 'down', { x: 110, y: 310 }, 'other'],
    ['to the right', 'right', { x: 112, y: 304 }, 'drag'],
    ['to the left', 'right', { x: 88, y: 304 }, 'other'],
    ['down, where the box goes to the right', 'right', { x: 104, y: 312 }, 'other'],
  ] as const)('%s', (_, way, to, meaning) => {
    expect(gestureOf(way, from, to)).toBe(meaning)
  })

  test('it is measured along the way out', () => {
    expect(pullOffset('down', from, { x: 150, y: 340 })).toBe(40)
    expect(pullOffset('right', from, { x: 150, y: 340 })).toBe(50)
  })
})

describe('let go of', () => {
  /** A finger that came to each offset at 16 ms from the last. */
  const way = (...offsets: number[]) => offsets.map((offset, at) => ({ offset, time: at * 16 }))
  const after = (offsets: number[], rest = 0) => shouldClose(way(...offsets), 300, (offsets.length - 1) * 16 + rest)

  test('beyond a third of its height it leaves, before that it springs back', () => {
    expect(after([0, 60, 101, 101], 500)).toBe(true)
    expect(after([0, 60, 100, 100], 500)).toBe(false)
  })

  test('flung, it leaves however short the way; flung back, it stays however long', () => {
    expect(after([0, 10, 20, 30])).toBe(true)
    expect(after([0, 120, 240, 220, 190, 150])).toBe(false)
  })

  test('a finger that rested before it was lifted has no speed', () => {
    expect(after([0, 20, 40, 60], 200)).toBe(false)
    expect(speedOf(way(0, 16, 32), 32)).toBe(1)
    expect(
      speedOf(
        [
          { offset: 0, time: 0 },
          { offset: 60, time: 60 },
        ],
        60,
      ),
    ).toBe(1)
    expect(speedOf([], 0)).toBe(0)
    expect(speedOf(way(5), 0)).toBe(0)
  })

  test('where it stood it stays', () => {
    expect(after([0])).toBe(false)
    expect(shouldClose([], 300, 0)).toBe(false)
  })
})
