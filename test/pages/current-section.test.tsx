/** The section that is being read: by the scroll position, or by the last jump. */
import { View } from '@tarojs/components'
import { Current, safeExecute } from '@tarojs/runtime'
import { useEffect } from 'react'
import { pageView } from '@/platform/page-view'
import { useCurrentSection } from '@/ui/use-current-section'
import { act } from '../support/render-block'
import { renderPage } from '../support/render-page'

const IDS = ['first', 'second', 'third']
/** The page is 900 px long and the window 600 px: the third section never reaches the top. */
const MOST = 300
let sections: ReturnType<typeof useCurrentSection>

function Reader() {
  const current = useCurrentSection(IDS, 'header')
  useEffect(() => {
    sections = current
  }, [current])
  return <View>{current.at}</View>
}

const scroll = (scrollTop: number) =>
  act(() => void safeExecute(Current.router!.path, 'onPageScroll', { scrollTop: Math.min(MOST, scrollTop) }))
const jump = (index: number) => act(() => sections.jump(index))

beforeEach(async () => {
  const rect = (top: number, height: number) => ({ top, height, left: 0, width: 375 })
  jest.spyOn(pageView, 'measure').mockImplementation((_, answer) => {
    answer({ scrollTop: 0, rects: [rect(0, 50), rect(50, 200), rect(250, 400), rect(650, 250)] })
    return () => undefined
  })
  jest.spyOn(pageView, 'scrollTo').mockImplementation(async (_, top) => void scroll(top))
  await renderPage(Reader)
})

test('follows the scroll position', async () => {
  act(() => void sections.measure())
  await scroll(250)
  expect(sections.at).toBe(1)
  await scroll(0)
  expect(sections.at).toBe(0)
})

test('is the target of a jump, although the page ends before the section is at the top', async () => {
  await jump(2)
  expect(sections.at).toBe(2)
})

test('follows the reader who scrolls back', async () => {
  await jump(2)
  await scroll(240)
  expect(sections.at).toBe(1)
})
