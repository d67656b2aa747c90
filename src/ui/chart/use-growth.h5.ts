import { useCallback, useEffect, useRef, useState } from 'react'
import { prefersStillness } from '@/platform/page-view/index.h5'
import type { Drawing } from './types'
import type { Growth } from './use-painted'

function isInView(element: Element | null) {
  const { top, bottom } = element?.getBoundingClientRect() ?? { top: 0, bottom: 0 }
  return bottom > Math.max(0, top) && top < window.innerHeight
}

/**
 * Bars grow when one first sees the chart they are in, and no other time: until then they are drawn as they are, for whoever
 * prints the page.
 */
export function useGrowth(element: Element | null, { grows = false }: Drawing): Growth {
  const [seen, setSeen] = useState(false)
  const over = useRef(false)
  const wanted = useRef(grows)
  useEffect(() => {
    wanted.current = grows
  })

  useEffect(() => {
    if (!element || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(entries => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      if (over.current) return
      if (wanted.current) setSeen(true)
      else over.current = true
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])

  const begins = useCallback(() => {
    if (over.current || !isInView(element)) return false
    over.current = true
    return !prefersStillness()
  }, [element])
  return { seen, begins }
}
