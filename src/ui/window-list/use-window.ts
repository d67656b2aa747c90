import { useDidShow, usePageScroll } from '@tarojs/taro'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { pageView } from '@/platform/page-view'
import { viewport } from '@/platform/viewport'
import { pace } from './pace'
import { type Window, type Wish, covers, heightOf, keepGuesses, wayTo, windowBetween, within } from './window'

let lists = 0

/** Where the list lies on the page. */
interface Place {
  scrollTop: number
  listTop: number
  screen: number
  /** A chunk that left before it was measured would leave a gap of the wrong height. */
  measured: boolean
}

interface WindowOptions {
  /** Rows that are drawn before any height is known. */
  first?: number
  wanted?: Wish
  /** Once: it has its height. */
  onLaid?: () => void
}

/** The window of a list of `count` chunks that lies on the page, as the page scrolls over it. */
export function useWindow(count: number, { first = 1, wanted, onLaid }: WindowOptions) {
  const [name] = useState(() => `window-list-${++lists}`)
  const [drawn, setDrawn] = useState<Window>(() => ({ from: 0, to: Math.ceil(first / pace.rows) }))
  // Beside the state, which may still wait for its turn: what follows is judged by what was chosen last …
  const chosen = useRef(drawn)
  // … and what is in view by what is there.
  const shown = useRef(drawn)
  const [heights] = useState<Array<number | undefined>>(() => [])
  const place = useRef<Place>({ scrollTop: 0, listTop: 0, screen: 0, measured: false })

  /** Draws what has come near; answers whether all of that is there. */
  const look = useCallback(() => {
    const { scrollTop, listTop, screen, measured } = place.current
    if (!measured) return false
    const top = scrollTop - listTop
    const around = (screens: number) =>
      windowBetween(top - screen * screens, top + screen * (1 + screens), count, heights)
    if (covers(chosen.current, around(pace.near)) && covers(shown.current, around(0))) return true
    const next = around(pace.far)
    chosen.current = next
    if (!covers(shown.current, around(0))) setDrawn(around(0))
    pace.ahead(() => setDrawn(next))
    return false
  }, [count, heights])

  const whenLaid = useRef(onLaid)
  const tellLaid = useCallback(() => {
    whenLaid.current?.()
    whenLaid.current = undefined
  }, [])

  const due = useRef<Wish>(undefined)
  /** Its place is sure once its chunk is drawn; until then the way there is a guess, and gone again. */
  const bring = useCallback(
    ({ item }: Wish, isDrawn: (chunk: number) => boolean) => {
      const chunk = Math.floor(item / pace.rows)
      const above = heightOf({ from: 0, to: chunk }, heights)
      const inside = ((item % pace.rows) / pace.rows) * heightOf({ from: chunk, to: chunk + 1 }, heights)
      const { scrollTop, listTop, screen } = place.current
      if (isDrawn(chunk)) due.current = undefined
      const way = wayTo(listTop + above + inside - scrollTop, screen)
      if (way) void pageView.scrollTo(name, scrollTop + way, {})
    },
    [name, heights],
  )

  const survey = useCallback(() => {
    const { from, to } = within(drawn, count)
    const chunks = Array.from({ length: to - from }, (_, at) => `${name}-${from + at}`)
    place.current.measured = false
    shown.current = drawn
    keepGuesses(heights, count)
    return pageView.measure([name, ...chunks], ({ scrollTop, rects: [list, ...rects] }) => {
      // Kept below another page, it has no size.
      if (!list?.height) return
      rects.forEach((rect, at) => {
        if (rect) heights[from + at] = rect.height
      })
      const screen = viewport.size().height
      place.current = { scrollTop, listTop: list.top + scrollTop, screen, measured: true }
      if (due.current) bring(due.current, chunk => chunk >= from && chunk < to)
      if (look()) tellLaid()
    })
  }, [name, drawn, count, heights, look, bring, tellLaid])

  usePageScroll(({ scrollTop }) => {
    place.current.scrollTop = scrollTop
    look()
  })

  useLayoutEffect(() => {
    due.current = wanted
  }, [wanted])
  useLayoutEffect(survey, [survey, wanted])
  // What changed below another page could not be measured there.
  useDidShow(() => void survey())

  useEffect(
    () =>
      viewport.onResize(() => {
        heights.length = 0
        survey()
      }),
    [heights, survey],
  )

  return { name, heights, count, drawn: within(drawn, count) }
}
