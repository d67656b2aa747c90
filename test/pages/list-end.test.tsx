/** The end of a list on home: how often it requests the next page. */
import Taro from '@tarojs/taro'
import { useEffect, useState } from 'react'
import { ListEnd } from '@/features/home/law-pane'
import { LIMITS } from '@domain/limits'
import { act, letPass, one, until } from '../support/render-block'
import { renderPage } from '../support/render-page'

const { throttle, distance } = LIMITS.scroll

let asked: number[] = []
let margins: object | undefined
let see: (ratio: number) => void
let arrive: () => void

function Screen() {
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    arrive = () => setBusy(false)
  }, [])
  const onMore = () => {
    asked.push(Date.now())
    setBusy(true)
  }
  return <ListEnd finished={false} busy={busy} onMore={onMore} />
}

beforeEach(() => {
  jest.restoreAllMocks()
  asked = []
  margins = undefined
  jest.spyOn(Taro, 'nextTick').mockImplementation(act => act())
  jest.spyOn(Taro, 'getCurrentInstance').mockReturnValue({ page: {} } as never)
  jest.spyOn(Taro, 'createIntersectionObserver').mockImplementation(() => {
    const observer = {
      relativeToViewport(given?: object) {
        margins = given
        return observer
      },
      observe(_: string, tell: (seen: { intersectionRatio: number }) => void) {
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
  await until(() => asked.length > 0)
  expect(asked).toHaveLength(1)
  await act(() => arrive())
  see(1)
  await until(() => asked.length === 2)
  // The clock tells whole milliseconds, the timer goes by parts of them.
  expect(asked[1]! - asked[0]!).toBeGreaterThanOrEqual(throttle - 1)
})

test('what has gone out of sight meanwhile is not asked for', async () => {
  await renderPage(Screen)
  await until(() => margins !== undefined)
  await act(() => see(1))
  await until(() => asked.length > 0)
  await act(() => arrive())
  see(1)
  see(0)
  await letPass(throttle + 50)
  expect(asked).toHaveLength(1)
})
