/** @jest-environment jsdom */
/** A long press of a finger, on phones that report none. */
import { watchLongPress } from '@/platform/long-press/index.h5'

let stop: () => void
const menu = jest.fn((event: Event) => event.preventDefault())

const touch = (type: string, ...points: Array<[x: number, y: number]>) => {
  const touches = points.map(([clientX, clientY]) => ({ clientX, clientY }))
  const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), { touches })
  document.body.dispatchEvent(event)
  return event
}
const menus = () => menu.mock.calls.length

beforeEach(() => {
  jest.useFakeTimers()
  menu.mockReset().mockImplementation(event => event.preventDefault())
  document.body.addEventListener('contextmenu', menu)
  stop = watchLongPress()
})
afterEach(() => {
  stop()
  document.body.removeEventListener('contextmenu', menu)
  jest.useRealTimers()
})

test('opens the menu where the finger is, and its end is no tap', () => {
  touch('touchstart', [30, 40])
  jest.advanceTimersByTime(650)
  expect(menu.mock.calls[0]![0]).toMatchObject({ clientX: 30, clientY: 40 })
  expect(touch('touchend').defaultPrevented).toBe(true)
})

test('that no menu answers ends as a tap', () => {
  menu.mockImplementation(() => undefined)
  touch('touchstart', [30, 40])
  jest.advanceTimersByTime(650)
  expect([menus(), touch('touchend').defaultPrevented]).toEqual([1, false])
})

test.each<[string, () => void, number]>([
  ['that ends too soon', () => touch('touchend'), 0],
  ['that is interrupted', () => touch('touchcancel'), 0],
  ['that scrolls', () => touch('touchmove', [30, 51]), 0],
  ['that trembles', () => touch('touchmove', [35, 45]), 1],
  ['whose finger is not told', () => touch('touchmove'), 1],
  ['that a second finger joins', () => touch('touchstart', [30, 40], [90, 40]), 0],
  [
    'whose menu the browser opens by itself',
    () => document.body.dispatchEvent(new Event('contextmenu', { bubbles: true })),
    1,
  ],
  ['that is no longer watched', () => stop(), 0],
])('%s', (_, act, count) => {
  touch('touchstart', [30, 40])
  jest.advanceTimersByTime(300)
  act()
  jest.advanceTimersByTime(650)
  expect(menus()).toBe(count)
})

test('a touch without a finger is none', () => {
  touch('touchstart')
  touch('touchmove', [30, 90])
  jest.advanceTimersByTime(650)
  expect(menus()).toBe(0)
})
