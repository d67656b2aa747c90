/** The end of a list on home: how often it requests the next page. */
import Taro from '@tarojs/taro'
import { useEffect, useState } from 'react'
import { ListEnd } from '@/features/home/law-pane'
import { LIMITS } from '@domain/limits'
import { act, letPass, one, until } from '../support/render-block'
import { renderPage } from '../support/render-page'

const { throttle, distance } = LIMITS.scroll

let times: number[] = []
let margins: object | undefined
let see: (ratio: number) => void
let arrive: () => void

function Screen() {
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    arrive = () => setBusy(false)
  }, [])
  const onMore = () => {
    times.push(Date.now())
    setBusy(true)
  }
  return <ListEnd finished={false} busy={busy} onMore={onMore} />
}

beforeEach(() => {
  jest.restoreAllMocks()
  times = []
  margins = undefined
  jest.spyOn(Taro, 'nextTick').mockImplementation(act => act())
  jest.spyOn(Taro, 'getCurrentInstance').mockReturnValue({ page: {} } as never)
  jest.spyOn(Taro, 'createIntersectionObserver').mockImplementation(() => {
    const observer = {
      relativeToViewport(value?: object) {
        margins = value
        return observer
      },
      observe(_: string, tell: (entry: { intersectionRatio: number }) => void) {
        see = ratio => tell({ intersectionRatio: ratio })
      },
      disconnect: () => undefined,
    }
    return observer as unknown as Taro.IntersectionObserver
  })
})

test('asks as it comes within 100 px of the screen, and again no sooner than 300 ms later', async () => {
  await renderPage(Screen)
  await until(() => margins !== undefined)
  expect(one('#home-list-end')).toBeTruthy()
  expect(margins).toEqual({ bottom: distance })
  await act(() => see(1))
  await until(() => times.length > 0)
  expect(times).toHaveLength(1)
  await act(() => arrive())
  see(1)
  await until(() => times.length === 2)
  // The clock has whole milliseconds, the timer has fractions.
  expect(times[1]! - times[0]!).toBeGreaterThanOrEqual(throttle - 1)
})

test('what has gone out of sight meanwhile is not asked for', async () => {
  await renderPage(Screen)
  await until(() => margins !== undefined)
  await act(() => see(1))
  await until(() => times.length > 0)
  await act(() => arrive())
  see(1)
  see(0)
  await letPass(throttle + 50)
  expect(times).toHaveLength(1)
})
