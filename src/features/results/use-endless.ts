import { usePageScroll, useReachBottom } from '@tarojs/taro'
import { useCallback, useEffect, useRef, useState } from 'react'
import { LIMITS } from '@domain/limits'
import { pageView } from '@/platform/page-view'
import { viewport } from '@/platform/viewport'

const { throttle, distance } = LIMITS.scroll

let lists = 0

/**
 * Requests the next page near the end of the list, at most every 300 ms. The host's event is not enough: it fires only
 * once for each end, and not after a jump over new rows. The list therefore also checks its end after each page, and
 * halfway between the last check and the end. The first check waits for the layout of the rows, because a list without
 * layout always seems short. Returns the id of the end element, and `onLaid` to call after the layout.
 */
export function useEndlessList(page: number, more: () => void) {
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
      // If a page has arrived in the meantime, the list has a new end, which is checked separately.
      if (loaded.current !== requestedPage) return
      last.current = Date.now()
      moreCallback.current()
    }, wait)
  }, [])

  const checkEnd = useCallback(
    () =>
      pageView.measure([id], ({ rects: [end] }) => {
        // A covered page measures 0 everywhere.
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
  // After a new search, the list must be laid out again before its end is checked.
  if (page === 0 && isLaidOut) setLaidOut(false)
  useEffect(() => (isLaidOut ? checkEnd() : undefined), [checkEnd, page, isLaidOut])
  const onLaid = useCallback(() => setLaidOut(true), [])

  return { id, onLaid }
}
