import { useDidShow, usePageScroll } from '@tarojs/taro'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { pageView } from '@/platform/page-view'
import { viewport } from '@/platform/viewport'
import { windowSizes } from './pace'
import {
  type ChunkWindow,
  type ItemTarget,
  windowCovers,
  windowHeight,
  fillHeightEstimates,
  scrollDistance,
  windowBetween,
  clampWindow,
} from './window'

let lists = 0

/** The position of the list on the page, and the state of its chunks. */
interface ListPosition {
  scrollTop: number
  listTop: number
  screen: number
  /**
   * Whether the drawn chunks have been measured. If a chunk were removed before, the gap would have the wrong
   * height.
   */
  measured: boolean
}

interface WindowOptions {
  /** The number of rows that are drawn before any height is known. */
  first?: number
  target?: ItemTarget
  /** Called once, when the list has its height. */
  onLaidOut?: () => void
}

/**
 * Returns the drawn window of a list of `count` chunks, with the list's element id and the chunks' heights. Updates the
 * window as the page scrolls.
 */
export function useWindow(count: number, { first = 1, target, onLaidOut }: WindowOptions) {
  const [name] = useState(() => `window-list-${++lists}`)
  const [drawnWindow, setDrawnWindow] = useState<ChunkWindow>(() => ({
    from: 0,
    to: Math.ceil(first / windowSizes.rows),
  }))
  // The window chosen last. React may not have drawn it yet.
  const latest = useRef(drawnWindow)
  // The window that is on the page.
  const rendered = useRef(drawnWindow)
  const [heights] = useState<Array<number | undefined>>(() => [])
  const place = useRef<ListPosition>({ scrollTop: 0, listTop: 0, screen: 0, measured: false })

  /** Draws the rows near the view. Returns whether all of them are already drawn. */
  const update = useCallback(() => {
    const { scrollTop, listTop, screen, measured } = place.current
    if (!measured) return false
    const top = scrollTop - listTop
    const around = (screens: number) =>
      windowBetween(top - screen * screens, top + screen * (1 + screens), count, heights)
    if (windowCovers(latest.current, around(windowSizes.near)) && windowCovers(rendered.current, around(0))) return true
    const next = around(windowSizes.far)
    latest.current = next
    if (!windowCovers(rendered.current, around(0))) setDrawnWindow(around(0))
    windowSizes.drawLater(() => setDrawnWindow(next))
    return false
  }, [count, heights])

  const laidOutListener = useRef(onLaidOut)
  const reportLaidOut = useCallback(() => {
    laidOutListener.current?.()
    laidOutListener.current = undefined
  }, [])

  const pendingTarget = useRef<ItemTarget>(undefined)
  /** Scrolls to the item. Before its chunk is drawn the position is an estimate, and the scroll is repeated. */
  const scrollToTarget = useCallback(
    ({ item }: ItemTarget, isDrawn: (chunk: number) => boolean) => {
      const chunk = Math.floor(item / windowSizes.rows)
      const above = windowHeight({ from: 0, to: chunk }, heights)
      const inside =
        ((item % windowSizes.rows) / windowSizes.rows) * windowHeight({ from: chunk, to: chunk + 1 }, heights)
      const { scrollTop, listTop, screen } = place.current
      if (isDrawn(chunk)) pendingTarget.current = undefined
      const distance = scrollDistance(listTop + above + inside - scrollTop, screen)
      if (distance) void pageView.scrollTo(name, scrollTop + distance, {})
    },
    [name, heights],
  )

  const measure = useCallback(() => {
    const { from, to } = clampWindow(drawnWindow, count)
    const chunks = Array.from({ length: to - from }, (_, at) => `${name}-${from + at}`)
    place.current.measured = false
    rendered.current = drawnWindow
    fillHeightEstimates(heights, count)
    return pageView.measure([name, ...chunks], ({ scrollTop, rects: [list, ...rects] }) => {
      // A page covered by another page has no size.
      if (!list?.height) return
      rects.forEach((rect, at) => {
        if (rect) heights[from + at] = rect.height
      })
      const screen = viewport.size().height
      place.current = { scrollTop, listTop: list.top + scrollTop, screen, measured: true }
      if (pendingTarget.current) scrollToTarget(pendingTarget.current, chunk => chunk >= from && chunk < to)
      if (update()) reportLaidOut()
    })
  }, [name, drawnWindow, count, heights, update, scrollToTarget, reportLaidOut])

  usePageScroll(({ scrollTop }) => {
    place.current.scrollTop = scrollTop
    update()
  })

  useLayoutEffect(() => {
    pendingTarget.current = target
  }, [target])
  useLayoutEffect(measure, [measure, target])
  // Measures again when the page returns, because changes of a covered page could not be measured.
  useDidShow(() => void measure())

  useEffect(
    () =>
      viewport.onResize(() => {
        heights.length = 0
        measure()
      }),
    [heights, measure],
  )

  return { name, heights, count, drawnWindow: clampWindow(drawnWindow, count) }
}
