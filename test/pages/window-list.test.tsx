/** The rendered part of a long list, when scrolling and new rows coincide. */
import { Current, safeExecute } from '@tarojs/runtime'
import { startTransition, useEffect, useState } from 'react'
import { pageView } from '@/platform/page-view'
import { viewport } from '@/platform/viewport'
import { WindowList } from '@/ui/window-list'
import { windowSizes } from '@/ui/window-list/pace'
import { act, all } from '../support/render-block'
import { renderPage } from '../support/render-page'

const CHUNK = 600

let scrollTop = 0
let setCount: (count: number) => void
let measuredIds: string[] = []

function Screen() {
  const [count, set] = useState(30)
  useEffect(() => {
    setCount = set
  }, [])
  return (
    <WindowList items={Array.from({ length: count }, (_, at) => at)}>
      {item => <span key={item}>{item}</span>}
    </WindowList>
  )
}

const scroll = () => void safeExecute(Current.router!.path, 'onPageScroll', { scrollTop })
const drawn = () => all('.window-chunk').map(({ id }) => Number(/\d+$/.exec(id)))

beforeEach(() => {
  scrollTop = 0
  measuredIds = []
  jest.spyOn(pageView, 'measure').mockImplementation((ids, answer) => {
    measuredIds.push(...ids)
    const [, ...chunks] = ids
    const rect = (top: number, height: number) => ({ top, height, left: 0, width: 375 })
    answer({ scrollTop, rects: [rect(-scrollTop, 6000), ...chunks.map(() => rect(0, CHUNK))] })
    return () => undefined
  })
})
afterEach(() => jest.restoreAllMocks())

test('rows that arrive while a scroll still waits for its turn: both are heard, once', async () => {
  await renderPage(Screen)
  scrollTop = 3000
  await act(() => {
    startTransition(scroll)
    setCount(40)
  })
  expect(drawn()).toContain(3000 / CHUNK)
  expect(drawn()).not.toContain(0)
})

test('what is in view is drawn at once, what is ahead when there is time', async () => {
  await renderPage(Screen)
  const later: Array<() => void> = []
  jest.spyOn(windowSizes, 'drawLater').mockImplementation(draw => void later.push(draw))
  scrollTop = 3000
  await act(scroll)
  const { height } = viewport.size()
  expect(drawn()).toEqual(Array.from({ length: Math.ceil(height / CHUNK) }, (_, at) => 3000 / CHUNK + at))
  await act(() => later.forEach(draw => draw()))
  expect(drawn().length).toBeGreaterThan(Math.ceil(height / CHUNK))
})

test('a screen that is told of a scroll late is drawn where it is by now', async () => {
  await renderPage(Screen)
  scrollTop = 3000
  await act(() => setCount(40))
  expect(drawn()).toContain(3000 / CHUNK)
})

test('turned to its side, everything is measured anew', async () => {
  await renderPage(Screen)
  measuredIds = []
  await act(() => void window.dispatchEvent(new Event('resize')))
  expect(measuredIds.length).toBeGreaterThan(1)
})
