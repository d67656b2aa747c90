/** Tests the text view on a simulated screen whose heights differ from the estimates. */
import {
  type TextFrame,
  INITIAL_FRAME,
  type ScrollTarget,
  TextView,
  isSameFrame,
} from '@/features/reader/model/text-view'
import type { PassageBlock } from '@/features/reader/model/blocks'

const HEADER = 44
const BODY = 300
const SCREEN = 800
const COUNT = 1260
const blocks = Array.from({ length: COUNT }, (_, at): PassageBlock => {
  const ems = 20 + ((at * 37) % 300)
  return { passage: at, from: 0, to: ems, look: 'article', ems }
})

/** A page as a host lays it out: blank, blocks, blank. Some blocks are a line higher or lower than estimated. */
class Screen {
  frame: TextFrame = INITIAL_FRAME
  scrollTop = 0
  width = 343
  type = { size: 16, lineHeight: 1.5 }
  readonly view = new TextView(blocks)

  height(at: number) {
    const { size, lineHeight } = this.type
    const lines = Math.ceil((blocks[at]!.ems * size) / (this.width - 2 * size)) + (at % 7 === 0 ? 1 : 0)
    return 12 + lines * size * lineHeight
  }

  /** The distance from the top of the screen. */
  topOf(block: number) {
    let top = BODY + this.frame.above - this.scrollTop
    for (let at = this.frame.from; at < block; at++) top += this.height(at)
    return top
  }

  settle(held = this.view.anchor()) {
    for (let turn = 0; turn < 20; turn++) {
      const drawn = Array.from({ length: Math.min(this.frame.to, COUNT) - this.frame.from }, (_, at) => {
        const block = this.frame.from + at
        return { top: this.topOf(block), left: 0, width: this.width, height: this.height(block) }
      })
      const body = { top: BODY - this.scrollTop, left: 0, width: this.width, height: 1 }
      const header = { top: 0, left: 0, width: 375, height: HEADER }
      const seen = { scrollTop: this.scrollTop, rects: [body, header, undefined, ...drawn] }
      const { frame, scroll } = this.view.update(seen, { frame: this.frame, anchor: held }, this.type, SCREEN)
      if (scroll) this.scrollTop = scroll.to
      if (isSameFrame(frame, this.frame)) return
      this.frame = frame
    }
    throw new Error('The layout does not settle.')
  }

  scrollBy(by: number) {
    this.scrollTop = Math.max(0, this.scrollTop + by)
    this.frame = this.view.scrolled(this.scrollTop, this.frame)
    this.settle()
  }

  go(target: ScrollTarget) {
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
  blocks.findIndex((_, at) => at >= screen.frame.from && screen.topOf(at) + screen.height(at) > HEADER + 1)

test('the drawn blocks always cover the screen and never much more', () => {
  const screen = opened()
  for (let turn = 0; turn < 200; turn++) {
    screen.scrollBy(330)
    const { from, to } = screen.frame
    expect(to - from).toBeLessThan(60)
    expect(screen.topOf(from)).toBeLessThan(HEADER)
    expect(screen.topOf(to)).toBeGreaterThan(SCREEN)
  }
})

test.each([0, 1, 63, 576, 1200])('a jump to block %i is exact despite wrong estimates', block => {
  const screen = opened()
  screen.go({ block, part: 0 })
  expect(screen.topOf(block)).toBeCloseTo(HEADER, 5)
})

test('scrolling upwards after a jump causes no shift', () => {
  const screen = opened()
  screen.go({ block: 600, part: 0 })
  for (let turn = 0; turn < 100; turn++) {
    const block = inView(screen)
    const before = screen.topOf(block)
    screen.scrollBy(-170)
    if (block >= screen.frame.to) continue
    expect(screen.topOf(block) - before).toBeCloseTo(170, 5)
  }
})

test('at the top of the page the text stands right below the document’s header', () => {
  const screen = opened()
  screen.go({ block: 40, part: 0 })
  while (screen.scrollTop > 0) screen.scrollBy(-130)
  expect(screen.frame).toMatchObject({ from: 0, above: 0 })
  expect(screen.topOf(0)).toBe(BODY)
})

test('a change of type size or width preserves the position under the header', () => {
  const screen = opened()
  screen.go({ block: 500, part: 0 })
  screen.scrollBy(70)
  const block = inView(screen)
  const part = () => (HEADER - screen.topOf(block)) / screen.height(block)
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

test('a change of type size does not scroll while the header is in view', () => {
  const screen = opened()
  screen.scrollBy(100)
  screen.type = { size: 26, lineHeight: 2 }
  screen.settle()
  expect(screen.scrollTop).toBe(100)
})

test('a target is followed once; the reader may scroll away from it', () => {
  const screen = opened()
  const wish = { block: 300, part: 0 }
  screen.go(wish)
  screen.scrollBy(900)
  const { scrollTop } = screen
  screen.go(wish)
  expect(screen.scrollTop).toBe(scrollTop)
})

test('the layout of a page below another page is ignored', () => {
  const screen = opened()
  const rects = [{ top: 0, left: 0, width: 0, height: 0 }]
  const { frame, scroll } = screen.view.update({ scrollTop: 0, rects }, { frame: screen.frame }, screen.type, SCREEN)
  expect(frame).toBe(screen.frame)
  expect(scroll).toBeUndefined()
})

test('a document without text has an empty frame', () => {
  const view = new TextView([])
  const body = { top: 300, left: 0, width: 343, height: 1 }
  const type = { size: 16, lineHeight: 1.5 }
  const { frame } = view.update({ scrollTop: 0, rects: [body] }, { frame: INITIAL_FRAME }, type, SCREEN)
  expect(frame).toEqual({ from: 0, to: 0, above: 0, below: 0 })
})
