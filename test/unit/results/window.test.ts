import {
  windowCovers,
  groupChunks,
  windowHeight,
  fillHeightEstimates,
  windowsOverlap,
  windowBetween,
  clampWindow,
  scrollDistance,
} from '@/ui/window-list/window'

const even = (count: number) => Array.from({ length: count }, () => 600)

test('a window reaches beyond the end, for rows that are still to come', () => {
  const window = windowBetween(1200, 3000, 4, even(4))
  expect(window).toEqual({ from: 2, to: 5 })
  expect(clampWindow(window, 4)).toEqual({ from: 2, to: 4 })
  expect(clampWindow(window, 8)).toEqual(window)
})

test('a window stays as long as it covers what is needed', () => {
  expect(windowCovers({ from: 2, to: 6 }, { from: 2, to: 6 })).toBe(true)
  expect(windowCovers({ from: 2, to: 6 }, { from: 3, to: 5 })).toBe(true)
  expect(windowCovers({ from: 2, to: 6 }, { from: 1, to: 5 })).toBe(false)
  expect(windowCovers({ from: 2, to: 6 }, { from: 3, to: 7 })).toBe(false)
})

test('only chunks that touch the view are drawn', () => {
  expect(windowBetween(-400, 1200, 10, even(10))).toEqual({ from: 0, to: 2 })
  expect(windowBetween(1200, 2400, 10, even(10))).toEqual({ from: 2, to: 4 })
  expect(windowBetween(1199, 2401, 10, even(10))).toEqual({ from: 1, to: 5 })
})

test('beyond the end the last chunk is drawn, beyond the start the first', () => {
  expect(windowBetween(99_999, 100_900, 10, even(10)).from).toBe(9)
  expect(windowBetween(-900, -100, 10, even(10))).toEqual({ from: 0, to: 1 })
})

test('before anything was measured one chunk is drawn, and no more of an empty list', () => {
  expect(windowBetween(0, 5000, 10, [])).toEqual({ from: 0, to: 1 })
  expect(windowBetween(0, 5000, 0, [])).toEqual({ from: 0, to: 1 })
})

test('what was never seen is taken to be as high as the rest', () => {
  const heights = [400, undefined, 800]
  expect(windowHeight({ from: 0, to: 3 }, heights)).toBe(400 + 600 + 800)
  expect(windowHeight({ from: 3, to: 5 }, heights)).toBe(1200)
  expect(windowHeight({ from: 0, to: 3 }, [])).toBe(0)
  expect(windowBetween(1000, 1010, 3, heights)).toEqual({ from: 2, to: 3 })
})

test('the window and the blanks around it are as high as the list, wherever one looks', () => {
  const heights = Array.from({ length: 40 }, (_, at) => 300 + ((at * 37) % 200))
  const whole = windowHeight({ from: 0, to: 40 }, heights)
  for (let top = -500; top < whole + 500; top += 97) {
    const { from, to } = clampWindow(windowBetween(top, top + 2000, 40, heights), 40)
    const above = windowHeight({ from: 0, to: from }, heights)
    const drawn = windowHeight({ from, to }, heights)
    expect(above + drawn + windowHeight({ from: to, to: 40 }, heights)).toBeCloseTo(whole)
    expect(above).toBeLessThanOrEqual(Math.max(top, 0))
    expect(above + drawn).toBeGreaterThanOrEqual(Math.min(top + 2000, whole))
    expect(to - from).toBeLessThanOrEqual(9)
  }
})

test('a guess stands when others are measured later, and what is not there yet is guessed by all', () => {
  const heights: Array<number | undefined> = [400, undefined, 800]
  fillHeightEstimates(heights, 4)
  expect(heights).toEqual([400, 600, 800, 600])
  heights[0] = 1000
  fillHeightEstimates(heights, 5)
  expect(heights).toEqual([1000, 600, 800, 600, 750])
  expect(windowHeight({ from: 1, to: 5 }, heights)).toBe(600 + 800 + 600 + 750)
})

test('nothing is guessed before anything was measured', () => {
  const heights: Array<number | undefined> = []
  fillHeightEstimates(heights, 3)
  expect(heights).toEqual([])
})

test.each([
  [200, 0],
  [600, 0],
  [900, 900 - 300],
  [950, 950 - 300],
  [100, 100 - 300],
  [-4000, -4000 - 300],
])('what begins %d px down a screen of 1000 is %d px away', (top, way) => expect(scrollDistance(top, 1000)).toBe(way))

test('chunks stand in blocks, without a gap and up to the last', () => {
  expect(groupChunks(0)).toEqual([])
  expect(groupChunks(20)).toEqual([{ from: 0, to: 20 }])
  expect(groupChunks(41)).toEqual([
    { from: 0, to: 20 },
    { from: 20, to: 40 },
    { from: 40, to: 41 },
  ])
})

test('two windows meet where they have a chunk in common', () => {
  expect(windowsOverlap({ from: 0, to: 2 }, { from: 1, to: 3 })).toBe(true)
  expect(windowsOverlap({ from: 0, to: 2 }, { from: 2, to: 3 })).toBe(false)
  expect(windowsOverlap({ from: 5, to: 6 }, { from: 0, to: 20 })).toBe(true)
})
