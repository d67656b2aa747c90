import { useDidShow, usePageScroll } from '@tarojs/taro'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { safeArea } from '@/platform/safe-area'
import { measure } from '../measure'
import { pace } from './pace'
import { START, covers, windowBetween, within } from './window'

let lists = 0

/** Where the list lies on the page. */
interface Place {
  /** Absent until the page scrolls: it may have done so before the list was there. */
  scrollTop?: number
  listTop: number
  screen: number
  /** A chunk that left before it was measured would leave a gap of the wrong height. */
  measured: boolean
}

/** The window of a list of `count` chunks that lies on the page, as the page scrolls over it. */
export function useWindow(count: number) {
  const [name] = useState(() => `window-list-${++lists}`)
  const [drawn, setDrawn] = useState(START)
  const [heights] = useState<Array<number | undefined>>(() => [])
  const place = useRef<Place>({ listTop: 0, screen: 0, measured: false })

  const look = useCallback(() => {
    const { scrollTop = 0, listTop, screen, measured } = place.current
    if (!measured) return
    const top = scrollTop - listTop
    const around = (screens: number) =>
      windowBetween(top - screen * screens, top + screen * (1 + screens), count, heights)
    setDrawn(now => (covers(now, around(pace.near)) ? now : around(pace.far)))
  }, [count, heights])

  const survey = useCallback(() => {
    const { from, to } = within(drawn, count)
    const chunks = Array.from({ length: to - from }, (_, at) => `${name}-${from + at}`)
    place.current.measured = false
    return measure([name, ...chunks], ([list, ...rects]) => {
      // Kept below another page, it has no size.
      if (!list?.height) return
      rects.forEach((rect, at) => {
        if (rect) heights[from + at] = rect.height
      })
      const listTop = list.top + (place.current.scrollTop ?? 0)
      Object.assign(place.current, { listTop, screen: safeArea.window().height, measured: true })
      look()
    })
  }, [name, drawn, count, heights, look])

  usePageScroll(({ scrollTop }) => {
    const isFirst = place.current.scrollTop === undefined
    place.current.scrollTop = scrollTop
    if (isFirst) survey()
    else look()
  })

  useLayoutEffect(survey, [survey])
  // What changed below another page could not be measured there.
  useDidShow(() => void survey())

  return { name, heights, count, drawn: within(drawn, count) }
}
