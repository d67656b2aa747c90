import { usePageScroll } from '@tarojs/taro'
import { useCallback, useEffect, useRef, useState } from 'react'
import { LIMITS } from '@domain/limits'
import { pageView } from '@/platform/page-view'
import { viewport } from '@/platform/viewport'

/** A section counts as reached when its head stands this close below the header. */
const REACHED = 8

/** Which of some sections of a page is read, and the way to another. `header` covers the top of the screen. */
export function useCurrentSection(ids: string[], header: string) {
  const [at, setAt] = useState(0)
  /** How far the page is scrolled when each stands right below the header. */
  const tops = useRef<number[]>([])

  const survey = useCallback(
    () =>
      void pageView.measure([header, ...ids], ({ scrollTop, rects: [head, ...sections] }) => {
        if (!head?.height) return
        const bottom = head.top + head.height
        tops.current = sections.map(section => (section ? section.top + scrollTop - bottom : Infinity))
      }),
    [ids, header],
  )
  useEffect(() => viewport.onResize(survey), [survey])

  usePageScroll(({ scrollTop }) => {
    const below = tops.current.findIndex(top => top > scrollTop + REACHED)
    setAt(Math.max(0, (below < 0 ? tops.current.length : below) - 1))
  })

  const goTo = useCallback(
    (wanted: number) => {
      const top = tops.current[wanted]
      const id = ids[wanted]
      if (id !== undefined && top !== undefined)
        void pageView.scrollTo(id, Math.max(0, top), { duration: LIMITS.scroll.anchor })
    },
    [ids],
  )
  return { at, goTo, survey }
}
