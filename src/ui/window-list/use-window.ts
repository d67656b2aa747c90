import Taro, { usePageScroll } from '@tarojs/taro'
import { useCallback, useEffect, useRef, useState } from 'react'
import { START, type Window, chunkCount, windowBetween } from './window'

/** How much is drawn above and below what is in view, in screens: a quick thumb must not see through. */
const MARGIN = 0.5

let lists = 0

interface Rect {
  id: string
  top: number
  height: number
}

/** The window of a list that lies on the page, as the page scrolls over it. */
export function useWindow(items: number) {
  const [name] = useState(() => `window-list-${++lists}`)
  const [drawn, setDrawn] = useState(START)
  const [heights] = useState<Array<number | undefined>>(() => [])
  const place = useRef({ scrollTop: 0, listTop: 0, screen: 0 })
  const count = chunkCount(items)

  const look = useCallback(() => {
    const { scrollTop, listTop, screen } = place.current
    const top = scrollTop - listTop
    const next = windowBetween(top - screen * MARGIN, top + screen * (1 + MARGIN), count, heights)
    setDrawn(now => (now.from === next.from && now.to === next.to ? now : next))
  }, [count, heights])

  usePageScroll(({ scrollTop }) => {
    place.current.scrollTop = scrollTop
    look()
  })

  useEffect(() => {
    let gone = false
    const measure = () => {
      const query = Taro.createSelectorQuery()
      query.select(`#${name}`).boundingClientRect()
      for (let chunk = drawn.from; chunk < drawn.to; chunk++) query.select(`#${name}-${chunk}`).boundingClientRect()
      query.exec(found => {
        if (gone) return
        const [list, ...chunks] = found as Array<Rect | null>
        // What is hidden measures nothing.
        chunks.forEach((rect, at) => {
          if (rect?.height) heights[drawn.from + at] = rect.height
        })
        if (list?.height) place.current.listTop = list.top + place.current.scrollTop
        place.current.screen = Taro.getWindowInfo().windowHeight
        look()
      })
    }
    Taro.nextTick(measure)
    return () => {
      gone = true
    }
  }, [name, drawn, items, heights, look])

  return { name, heights, count, drawn: within(drawn, count) }
}

const within = ({ from, to }: Window, count: number): Window => ({ from, to: Math.min(to, count) })
