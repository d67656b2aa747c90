import { usePageScroll } from '@tarojs/taro'
import { useCallback, useLayoutEffect, useRef } from 'react'
import { pageView } from '@/platform/page-view'

/** All panes share the page's scrolling: each gets its own place back. Answers where a pane's is. */
export function useScrollMemory(at: number) {
  const places = useRef<Record<number, number>>({})
  const top = useRef(0)

  usePageScroll(({ scrollTop }) => {
    top.current = scrollTop
    places.current[at] = scrollTop
  })

  useLayoutEffect(() => {
    const place = places.current[at] ?? 0
    if (top.current !== place) pageView.jumpTo(place)
  }, [at])

  return useCallback((of: number) => places.current[of] ?? 0, [])
}
