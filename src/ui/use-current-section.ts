import { usePageScroll } from '@tarojs/taro'
import { useCallback, useEffect, useRef, useState } from 'react'
import { LIMITS } from '@domain/limits'
import { pageView } from '@/platform/page-view'
import { viewport } from '@/platform/viewport'

/** A section counts as reached when its top is at most this far below the header, in px. */
const REACHED = 8

/**
 * Returns the index of the section that is being read, functions that scroll to another section (`jump` measures
 * before), and one that measures the sections again. `header` is the id of the element that covers the top of the screen.
 */
export function useCurrentSection(ids: string[], header: string) {
  const [at, setAt] = useState(0)
  /** The scroll position of the page at which each section is right below the header. */
  const tops = useRef<number[]>([])
  /** The section of the last jump. It counts as reached even if the page ends before it is at the top. */
  const target = useRef(-1)
  const position = useRef(0)

  const measureThen = useCallback(
    (then?: () => void) =>
      void pageView.measure([header, ...ids], ({ scrollTop, rects: [head, ...sections] }) => {
        if (!head?.height) return
        const bottom = head.top + head.height
        tops.current = sections.map(section => (section ? section.top + scrollTop - bottom : Infinity))
        then?.()
      }),
    [ids, header],
  )
  const measure = useCallback(() => measureThen(), [measureThen])
  useEffect(() => viewport.onResize(measure), [measure])

  usePageScroll(({ scrollTop }) => {
    // Whoever scrolls back has left the section.
    if (scrollTop < position.current) target.current = -1
    position.current = scrollTop
    const below = tops.current.findIndex(top => top > scrollTop + REACHED)
    setAt(Math.max(0, target.current, (below < 0 ? tops.current.length : below) - 1))
  })

  const goTo = useCallback(
    (index: number) => {
      const top = tops.current[index]
      const id = ids[index]
      if (id === undefined || top === undefined) return
      target.current = index
      setAt(index)
      void pageView.scrollTo(id, Math.max(0, top), { duration: LIMITS.scroll.anchor })
    },
    [ids],
  )
  // The mini-program measures asynchronously, so the jump waits for the new positions.
  const jump = useCallback((index: number) => measureThen(() => goTo(index)), [measureThen, goTo])
  return { at, goTo, jump, measure }
}
