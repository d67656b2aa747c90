/** @jest-environment jsdom */
/** The title and the scrolling of the browser's pages. */
import PageTitle, { bindPageScroll } from '@/platform/router/page-parts'

const mockListeners: Array<(title: string) => void> = []
jest.mock('@tarojs/runtime', () => ({
  eventCenter: { on: (_: string, listener: (title: string) => void) => mockListeners.push(listener) },
}))

test('a page has the title it was given, else that of its settings, else the one before', () => {
  const pages: { originPathname: string; pageConfig?: { navigationBarTitleText?: string } } = { originPathname: '/a' }
  const title = new PageTitle(pages)
  mockListeners[0]!('判决书')
  expect(document.title).toBe('判决书')
  Object.assign(pages, { originPathname: '/b', pageConfig: { navigationBarTitleText: '检索' } })
  title.load()
  expect(document.title).toBe('检索')
  Object.assign(pages, { originPathname: '/c', pageConfig: {} })
  title.load()
  expect(document.title).toBe('检索')
  Object.assign(pages, { originPathname: '/d', pageConfig: undefined })
  title.load()
  expect(document.title).toBe('检索')
  pages.originPathname = '/a'
  title.load()
  expect(document.title).toBe('判决书')
})

describe('a page that scrolls', () => {
  const scrollerOf = (scrollHeight: number) =>
    Object.defineProperties(document.createElement('div'), {
      scrollHeight: { value: scrollHeight, writable: true },
      clientHeight: { value: 100 },
    }) as HTMLElement & { scrollHeight: number }
  const scrollTo = (scroller: HTMLElement, top: number) => {
    scroller.scrollTop = top
    scroller.dispatchEvent(new Event('scroll'))
  }

  test('reports its place, and its end once until it is longer', () => {
    const page = { onPageScroll: jest.fn(), onReachBottom: jest.fn() }
    const scroller = scrollerOf(1000)
    bindPageScroll(page, scroller)
    bindPageScroll(page, scroller)
    for (const top of [800, 851, 900]) scrollTo(scroller, top)
    expect(page.onPageScroll.mock.calls).toEqual([[{ scrollTop: 800 }], [{ scrollTop: 851 }], [{ scrollTop: 900 }]])
    expect(page.onReachBottom).toHaveBeenCalledTimes(1)
    scroller.scrollHeight = 2000
    for (const top of [950, 1860]) scrollTo(scroller, top)
    expect(page.onReachBottom).toHaveBeenCalledTimes(2)
  })

  test('at a distance of its own', () => {
    const onReachBottom = jest.fn()
    const scroller = scrollerOf(1000)
    bindPageScroll({ onReachBottom }, scroller, 200)
    scrollTo(scroller, 700)
    expect(onReachBottom).not.toHaveBeenCalled()
    scrollTo(scroller, 701)
    expect(onReachBottom).toHaveBeenCalledTimes(1)
  })

  test('without listeners does nothing', () => {
    const scroller = scrollerOf(100)
    bindPageScroll({}, scroller)
    expect(() => scrollTo(scroller, 0)).not.toThrow()
  })
})
