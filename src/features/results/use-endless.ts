import { usePageScroll, useReachBottom } from '@tarojs/taro'
import { useCallback, useEffect, useRef, useState } from 'react'
import { LIMITS } from '@domain/limits'
import { pageView } from '@/platform/page-view'
import { viewport } from '@/platform/viewport'

const { throttle, distance } = LIMITS.scroll

let lists = 0

/**
 * Requests more rows near the end of the list, at most every 300 ms. A host reports only the first arrival at the end,
 * and not a jump over newly loaded rows. The list therefore checks its end itself: after each page, and halfway between
 * the last check and the end. The first page is checked after its layout, because every list seems short before.
 * Returns the id of the end element and the layout callback.
 */
export function useEndless(page: number, more: () => void) {
  const [id] = useState(() => `results-end-${++lists}`)
  const moreCallback = useRef(more)
  const loaded = useRef(page)
  const last = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const scrolled = useRef(0)
  const checkAt = useRef(Infinity)

  useEffect(() => {
    moreCallback.current = more
    loaded.current = page
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  const requestMore = useCallback(() => {
    clearTimeout(timer.current)
    const wait = Math.max(0, last.current + throttle - Date.now())
    const requestedPage = loaded.current
    timer.current = setTimeout(() => {
      // If a page was loaded meanwhile, it has moved the end of the list and checks for itself.
      if (loaded.current !== requestedPage) return
      last.current = Date.now()
      moreCallback.current()
    }, wait)
  }, [])

  const checkEnd = useCallback(
    () =>
      pageView.measure([id], ({ rects: [end] }) => {
        // A page below another page has no size.
        if (!end?.height) return
        const toEnd = end.top - viewport.size().height - distance
        checkAt.current = scrolled.current + Math.max(0, toEnd / 2)
        if (toEnd < 0) requestMore()
      }),
    [id, requestMore],
  )

  useReachBottom(requestMore)
  usePageScroll(({ scrollTop }) => {
    scrolled.current = scrollTop
    if (scrollTop < checkAt.current) return
    checkAt.current = Infinity
    checkEnd()
  })

  const [isLaidOut, setLaidOut] = useState(false)
  // The list of a new search has no layout yet.
  if (page === 0 && isLaidOut) setLaidOut(false)
  useEffect(() => (isLaidOut ? checkEnd() : undefined), [checkEnd, page, isLaidOut])
  const onLaid = useCallback(() => setLaidOut(true), [])

  return { id, onLaid }
}
