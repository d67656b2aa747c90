import { usePageScroll, useReachBottom } from '@tarojs/taro'
import { useCallback, useEffect, useRef, useState } from 'react'
import { LIMITS } from '@domain/limits'
import { pageView } from '@/platform/page-view'
import { viewport } from '@/platform/viewport'

const { throttle, distance } = LIMITS.scroll

let lists = 0

/**
 * Asks for more rows near the end of the list, at most every 300 ms. A host tells only of a thumb that arrives there, not
 * of one that was there, got more rows and leapt over all of them. So the list looks for itself: after each page, and
 * halfway from where it last looked to where its end comes near. The first page is looked at once it is laid out: before
 * that every list seems short. Answers the id of that end, and what is to be told of the laying out.
 */
export function useEndless(page: number, more: () => void) {
  const [id] = useState(() => `results-end-${++lists}`)
  const act = useRef(more)
  const loaded = useRef(page)
  const last = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const scrolled = useRef(0)
  const lookAt = useRef(Infinity)

  useEffect(() => {
    act.current = more
    loaded.current = page
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  const ask = useCallback(() => {
    clearTimeout(timer.current)
    const wait = Math.max(0, last.current + throttle - Date.now())
    const asked = loaded.current
    timer.current = setTimeout(() => {
      // A page that came meanwhile has moved the end away, and looks for itself.
      if (loaded.current !== asked) return
      last.current = Date.now()
      act.current()
    }, wait)
  }, [])

  const look = useCallback(
    () =>
      pageView.measure([id], ({ rects: [end] }) => {
        // Kept below another page, it has no size.
        if (!end?.height) return
        const way = end.top - viewport.size().height - distance
        lookAt.current = scrolled.current + Math.max(0, way / 2)
        if (way < 0) ask()
      }),
    [id, ask],
  )

  useReachBottom(ask)
  usePageScroll(({ scrollTop }) => {
    scrolled.current = scrollTop
    if (scrollTop < lookAt.current) return
    lookAt.current = Infinity
    look()
  })

  const [laid, setLaid] = useState(false)
  // Another search begins with a list that is yet to be laid out.
  if (page === 0 && laid) setLaid(false)
  useEffect(() => (laid ? look() : undefined), [look, page, laid])
  const onLaid = useCallback(() => setLaid(true), [])

  return { id, onLaid }
}
