/** The arithmetic of the window, on a screen that is played: real heights differ from the estimated ones. */
import { type Frame, START, type Target, TextView, isSame } from '@/features/reader/model/text-view'
import type { Piece } from '@/features/reader/model/blocks'

const HEADER = 44
const BODY = 300
const SCREEN = 800
const COUNT = 1260
const pieces = Array.from({ length: COUNT }, (_, at): Piece => {
  const ems = 20 + ((at * 37) % 300)
  return { passage: at, from: 0, to: ems, look: 'article', ems }
})

/** A page as a host lays it out: blank, pieces, blank. A piece is a line higher or lower than estimated, now and then. */
class Screen {
  frame: Frame = START
  scrollTop = 0
  width = 343
  type = { size: 16, lineHeight: 1.5 }
  readonly view = new TextView(pieces)

  height(at: number) {
    const { size, lineHeight } = this.type
    const lines = Math.ceil((pieces[at]!.ems * size) / (this.width - 2 * size)) + (at % 7 === 0 ? 1 : 0)
    return 12 + lines * size * lineHeight
  }

  /** Below the top of the screen. */
  topOf(piece: number) {
    let top = BODY + this.frame.above - this.scrollTop
    for (let at = this.frame.from; at < piece; at++) top += this.height(at)
    return top
  }

  settle(held = this.view.held()) {
    for (let turn = 0; turn < 20; turn++) {
      const drawn = Array.from({ length: Math.min(this.frame.to, COUNT) - this.frame.from }, (_, at) => {
        const piece = this.frame.from + at
        return { top: this.topOf(piece), left: 0, width: this.width, height: this.height(piece) }
      })
      const body = { top: BODY - this.scrollTop, left: 0, width: this.width, height: 1 }
      const header = { top: 0, left: 0, width: 375, height: HEADER }
      const seen = { scrollTop: this.scrollTop, rects: [body, header, undefined, ...drawn] }
      const { frame, scroll } = this.view.take(seen, { frame: this.frame, held }, this.type, SCREEN)
      if (scroll) this.scrollTop = scroll.to
      if (isSame(frame, this.frame)) return
      this.frame = frame
    }
    throw new Error('It never comes to rest.')
  }

  scrollBy(by: number) {
    this.scrollTop = Math.max(0, this.scrollTop + by)
    this.frame = this.view.scrolled(this.scrollTop, this.frame)
    this.settle()
  }

  go(target: Target) {
    this.view.go(target)
    this.settle()
  }
}

const opened = () => {
  const screen = new Screen()
  screen.settle()
  return screen
}
const inView = (screen: Screen) =>
  pieces.findIndex((_, at) => at >= screen.frame.from && screen.topOf(at) + screen.height(at) > HEADER + 1)

test('only what is near the screen is drawn, and there is always more than the screen shows', () => {
  const screen = opened()
  for (let turn = 0; turn < 200; turn++) {
    screen.scrollBy(330)
    const { from, to } = screen.frame
    expect(to - from).toBeLessThan(60)
    expect(screen.topOf(from)).toBeLessThan(HEADER)
    expect(screen.topOf(to)).toBeGreaterThan(SCREEN)
  }
})

test.each([0, 1, 63, 576, 1200])('piece %i is jumped to, exactly, however wrong the estimates', piece => {
  const screen = opened()
  screen.go({ piece, part: 0 })
  expect(screen.topOf(piece)).toBeCloseTo(HEADER, 5)
})

test('reading upwards after a jump, nothing moves but with the finger', () => {
  const screen = opened()
  screen.go({ piece: 600, part: 0 })
  for (let turn = 0; turn < 100; turn++) {
    const piece = inView(screen)
    const before = screen.topOf(piece)
    screen.scrollBy(-170)
    if (piece >= screen.frame.to) continue
    expect(screen.topOf(piece) - before).toBeCloseTo(170, 5)
  }
})

test('back at the top the text stands right below the document’s head', () => {
  const screen = opened()
  screen.go({ piece: 40, part: 0 })
  while (screen.scrollTop > 0) screen.scrollBy(-130)
  expect(screen.frame).toMatchObject({ from: 0, above: 0 })
  expect(screen.topOf(0)).toBe(BODY)
})

test('larger type, wider lines, a turned phone: the same place stays under the header', () => {
  const screen = opened()
  screen.go({ piece: 500, part: 0 })
  screen.scrollBy(70)
  const piece = inView(screen)
  const part = () => (HEADER - screen.topOf(piece)) / screen.height(piece)
  const before = part()
  for (const change of [{ size: 26 }, { lineHeight: 2.5 }, { size: 12, lineHeight: 1.5 }]) {
    screen.type = { ...screen.type, ...change }
    screen.settle()
    expect(part()).toBeCloseTo(before, 5)
  }
  screen.width = 640
  screen.settle()
  expect(part()).toBeCloseTo(before, 5)
})

test('while the head is in view, it stays', () => {
  const screen = opened()
  screen.scrollBy(100)
  screen.type = { size: 26, lineHeight: 2 }
  screen.settle()
  expect(screen.scrollTop).toBe(100)
})

test('a wish is followed once; the reader may scroll away from it', () => {
  const screen = opened()
  const wish = { piece: 300, part: 0 }
  screen.go(wish)
  screen.scrollBy(900)
  const { scrollTop } = screen
  screen.go(wish)
  expect(screen.scrollTop).toBe(scrollTop)
})

test('a page kept below another has no size, and nothing is learnt from it', () => {
  const screen = opened()
  const rects = [{ top: 0, left: 0, width: 0, height: 0 }]
  const { frame, scroll } = screen.view.take({ scrollTop: 0, rects }, { frame: screen.frame }, screen.type, SCREEN)
  expect(frame).toBe(screen.frame)
  expect(scroll).toBeUndefined()
})

test('a document without text draws nothing', () => {
  const view = new TextView([])
  const body = { top: 300, left: 0, width: 343, height: 1 }
  const type = { size: 16, lineHeight: 1.5 }
  const { frame } = view.take({ scrollTop: 0, rects: [body] }, { frame: START }, type, SCREEN)
  expect(frame).toEqual({ from: 0, to: 0, above: 0, below: 0 })
})
