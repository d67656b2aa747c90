import Taro, { usePageScroll } from '@tarojs/taro'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { measure } from '../measure'
import { START, type Window, chunkCount, windowBetween } from './window'

/** How much is drawn above and below what is in view, in screens: a quick thumb must not see through. */
const MARGIN = 0.75

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

/** The window of a list that lies on the page, as the page scrolls over it. */
export function useWindow(items: number) {
  const [name] = useState(() => `window-list-${++lists}`)
  const [drawn, setDrawn] = useState(START)
  const [heights] = useState<Array<number | undefined>>(() => [])
  const place = useRef<Place>({ listTop: 0, screen: 0, measured: false })
  const count = chunkCount(items)

  const look = useCallback(() => {
    const { scrollTop = 0, listTop, screen, measured } = place.current
    if (!measured) return
    const top = scrollTop - listTop
    const next = windowBetween(top - screen * MARGIN, top + screen * (1 + MARGIN), count, heights)
    setDrawn(now => (now.from === next.from && now.to === next.to ? now : next))
  }, [count, heights])

  const survey = useCallback(() => {
    const { from, to } = drawn
    const chunks = Array.from({ length: to - from }, (_, at) => `${name}-${from + at}`)
    place.current.measured = false
    return measure([name, ...chunks], ([list, ...rects]) => {
      // Kept below another page, it has no size.
      if (!list?.height) return
      rects.forEach((rect, at) => {
        if (rect) heights[from + at] = rect.height
      })
      const listTop = list.top + (place.current.scrollTop ?? 0)
      Object.assign(place.current, { listTop, screen: Taro.getWindowInfo().windowHeight, measured: true })
      look()
    })
  }, [name, drawn, heights, look])

  usePageScroll(({ scrollTop }) => {
    const isFirst = place.current.scrollTop === undefined
    place.current.scrollTop = scrollTop
    if (isFirst) survey()
    else look()
  })

  useLayoutEffect(survey, [survey])

  return { name, heights, count, drawn: within(drawn, count) }
}

const within = ({ from, to }: Window, count: number): Window => ({ from, to: Math.min(to, count) })
