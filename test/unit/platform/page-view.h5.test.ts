/** @jest-environment jsdom */
/** Measuring and scrolling a page of the browser. */
import { pageView } from '@/platform/page-view/index.h5'

let prefersStill = false
const page = (at: number) => document.querySelectorAll('.taro_page')[at]!

beforeEach(() => {
  jest.useFakeTimers()
  prefersStill = false
  window.matchMedia = () => ({ matches: prefersStill }) as MediaQueryList
  document.body.innerHTML = `
    <div class="taro_page"><p id="a"></p></div><div class="taro_page taro_page_shade"></div><p id="alone"></p>`
})
afterEach(() => jest.useRealTimers())

test('a measurement has the scroll position of its page, and no place for a part that is not there', () => {
  const answer = jest.fn()
  page(0).scrollTop = 30
  pageView.measure(['a', 'missing'], answer)
  const rect = document.getElementById('a')!.getBoundingClientRect()
  expect(answer.mock.calls).toEqual([[{ scrollTop: 30, rects: [rect, undefined] }]])
  for (const ids of [[], ['missing'], ['alone']]) pageView.measure(ids, answer)
  expect(answer.mock.calls.slice(1).map(([{ scrollTop }]: [{ scrollTop: number }]) => scrollTop)).toEqual([0, 0, 0])
})

test('a part outside a page scrolls nothing', () => {
  void pageView.scrollTo('alone', 50, {})
  expect(page(0).scrollTop).toBe(0)
})

test.each([
  ['without a time', {}, false],
  ['for a reader who wants no motion', { duration: 300, from: 10 }, true],
])('a page is there at once %s', (_, options, isStill) => {
  prefersStill = isStill
  void pageView.scrollTo('a', 50, options)
  expect(page(0).scrollTop).toBe(50)
})

test('a slow scroll begins where it is told, slows down and ends', () => {
  void pageView.scrollTo('a', 110, { duration: 300, from: 10 })
  expect(page(0).scrollTop).toBe(10)
  jest.advanceTimersByTime(150)
  expect(page(0).scrollTop).toBeGreaterThan(60)
  jest.advanceTimersByTime(300)
  expect([page(0).scrollTop, jest.getTimerCount()]).toEqual([110, 0])
})

test.each(['wheel', 'touchstart', 'keydown'])('a %s stops a slow scroll', type => {
  void pageView.scrollTo('a', 1000, { duration: 300 })
  jest.advanceTimersByTime(50)
  page(0).dispatchEvent(new Event(type))
  const { scrollTop } = page(0)
  jest.advanceTimersByTime(300)
  expect([page(0).scrollTop, scrollTop > 0 && scrollTop < 1000]).toEqual([scrollTop, true])
})

test('a jump moves the page that is not in the shade, if there is one', () => {
  pageView.jumpTo(70)
  expect([page(0).scrollTop, page(1).scrollTop]).toEqual([70, 0])
  document.body.innerHTML = ''
  expect(() => pageView.jumpTo(70)).not.toThrow()
})
