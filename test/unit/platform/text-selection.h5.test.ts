/** @jest-environment jsdom */
/** The text that a reader selects in a document. */
import type { SelectedText } from '@/platform/ports/screen'
import { textSelection } from '@/platform/text-selection/index.h5'

const selections: Array<SelectedText | undefined> = []
let stop: () => void
const textOf = (id: string) => document.getElementById(id)!.firstChild!

function select(from: [id: string, offset: number], to: [id: string, offset: number]) {
  document.getSelection()!.setBaseAndExtent(textOf(from[0]), from[1], textOf(to[0]), to[1])
  settle()
}
const settle = () => {
  document.dispatchEvent(new Event('selectionchange'))
  jest.advanceTimersByTime(240)
}
const parts = () => selections[selections.length - 1]?.parts

beforeEach(() => {
  jest.useFakeTimers()
  document.body.innerHTML = `
    <p id="before">前言</p>
    <div id="text"><p id="text-0">第一条</p><p id="note">注</p><p id="text-1">第二条</p><p id="text-2">第三条</p></div>
    <p id="after">后记</p>`
  Range.prototype.getBoundingClientRect = () => ({ top: 1, left: 2, width: 3, height: 4 }) as DOMRect
  selections.length = 0
  document.getSelection()!.removeAllRanges()
  stop = textSelection.watch('text', selected => selections.push(selected))
  jest.advanceTimersByTime(240)
})
afterEach(() => {
  stop()
  jest.useRealTimers()
})

test('within a part has its offsets and its place', () => {
  select(['text-1', 1], ['text-1', 3])
  expect(selections).toEqual([{ parts: [{ part: 1, from: 1, to: 3 }], rect: { top: 1, left: 2, width: 3, height: 4 } }])
})

test('over several parts has the end of the first, the whole of those between, the start of the last', () => {
  select(['text-0', 2], ['text-2', 1])
  expect(parts()).toEqual([
    { part: 0, from: 2, to: 3 },
    { part: 1, from: 0, to: 3 },
    { part: 2, from: 0, to: 1 },
  ])
})

test('that ends behind the document goes to its end, and leaves out parts of which it has nothing', () => {
  select(['text-1', 3], ['after', 1])
  expect(parts()).toEqual([{ part: 2, from: 0, to: 3 }])
})

test('that begins before the document, or has none of its text, is none', () => {
  select(['before', 0], ['text-1', 1])
  select(['text-0', 3], ['text-1', 0])
  expect(selections).toEqual([])
})

test('that is taken back is told once', () => {
  select(['text-0', 0], ['text-0', 1])
  textSelection.clear()
  settle()
  settle()
  expect(selections.map(Boolean)).toEqual([true, false])
})

test('is told after the finger rests, and no more after the end', () => {
  document.getSelection()!.setBaseAndExtent(textOf('text-0'), 0, textOf('text-0'), 1)
  document.dispatchEvent(new Event('selectionchange'))
  jest.advanceTimersByTime(200)
  document.dispatchEvent(new Event('scroll'))
  jest.advanceTimersByTime(200)
  expect(selections).toEqual([])
  stop()
  jest.advanceTimersByTime(240)
  settle()
  expect(selections).toEqual([])
})

test('of a document that is gone is none', () => {
  select(['text-0', 0], ['text-0', 1])
  document.getElementById('text')!.remove()
  settle()
  expect(selections.map(Boolean)).toEqual([true, false])
})
