/** Measuring and scrolling a page of the mini-program. */
import { pageView } from '@/platform/page-view'

const mockScroll = jest.fn()
let mockReply: unknown[]
const mockQuery = {
  selectViewport: () => ({ scrollOffset: () => undefined }),
  select: (id: string) => ({ boundingClientRect: () => mockSelected.push(id) }),
  exec: (answer: (reply: unknown[]) => void) => answer(mockReply),
}
const mockSelected: string[] = []
let mockNext: () => void
jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: {
    nextTick: (work: () => void) => (mockNext = work),
    createSelectorQuery: () => mockQuery,
    pageScrollTo: (options: object) => mockScroll(options) as unknown,
  },
}))

const RECT = { top: 5, left: 0, width: 1, height: 1 }
beforeEach(() => {
  mockSelected.length = 0
  mockScroll.mockReset()
})

test('a measurement has the scroll position and the place of each part, as far as it is there', () => {
  const answer = jest.fn()
  mockReply = [{ scrollTop: 30 }, RECT, null]
  pageView.measure(['a', 'b'], answer)
  mockNext()
  expect([mockSelected, answer.mock.calls]).toEqual([['#a', '#b'], [[{ scrollTop: 30, rects: [RECT, undefined] }]]])
})

test('a page that is gone has none, and a measurement given up is not told', () => {
  const answer = jest.fn()
  mockReply = [null]
  pageView.measure([], answer)
  mockNext()
  mockReply = [{ scrollTop: 30 }]
  pageView.measure([], answer)()
  mockNext()
  expect(answer).not.toHaveBeenCalled()
})

test.each([
  ['at once', {}, [{ scrollTop: 50, duration: 0 }]],
  ['slowly', { duration: 300 }, [{ scrollTop: 50, duration: 300 }]],
  [
    'from another place',
    { duration: 300, from: 0 },
    [
      { scrollTop: 0, duration: 0 },
      { scrollTop: 50, duration: 300 },
    ],
  ],
])('a page scrolls %s', async (_, options, calls) => {
  await pageView.scrollTo('a', 50, options)
  expect(mockScroll.mock.calls.flat()).toEqual(calls)
})

test('a jump is a scroll without time', () => {
  pageView.jumpTo(70)
  expect(mockScroll.mock.calls).toEqual([[{ scrollTop: 70, duration: 0 }]])
})
