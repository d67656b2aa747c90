import { usePageScroll, useReachBottom } from '@tarojs/taro'
import { useCallback, useEffect, useRef, useState } from 'react'
import { LIMITS } from '@/domain/limits'
import { pageView } from '@/platform/page-view'
import { safeArea } from '@/platform/safe-area'

const { throttle, distance } = LIMITS.scroll

let lists = 0

/**
 * Asks for more rows near the end of the list, at most every 300 ms. A host tells only of a thumb that arrives there, not
 * of one that was there, got more rows and leapt over all of them. So the list looks for itself: after each page, and
 * halfway from where it last looked to where its end comes near. Answers the id of that end.
 */
export function useEndless(page: number, more: () => void): string {
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
    (whenNear: () => void) =>
      pageView.survey([id], ({ rects: [end] }) => {
        // Kept below another page, it has no size.
        if (!end?.height) return
        const way = end.top - safeArea.window().height - distance
        lookAt.current = scrolled.current + Math.max(0, way / 2)
        if (way < 0) whenNear()
      }),
    [id],
  )

  useReachBottom(ask)
  usePageScroll(({ scrollTop }) => {
    scrolled.current = scrollTop
    if (scrollTop < lookAt.current) return
    lookAt.current = Infinity
    look(ask)
  })
  useEffect(() => (page === 0 ? undefined : look(() => act.current())), [look, page])

  return id
}
