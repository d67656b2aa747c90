import Taro, { useReachBottom } from '@tarojs/taro'
import { useEffect, useRef, useState } from 'react'
import { LIMITS } from '@/domain/limits'
import { measure } from '@/ui/measure'

const { throttle, distance } = LIMITS.scroll

let lists = 0

/**
 * Asks for more rows near the end of the list, at most every 300 ms. Hosts tell only a thumb that arrives there; a list
 * that ends on a tall screen, or that grew under a thumb at the bottom, looks for itself after each page. Answers the id
 * of the list's end.
 */
export function useEndless(page: number, more: () => void): string {
  const [id] = useState(() => `results-end-${++lists}`)
  const act = useRef(more)
  const last = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    act.current = more
  })

  useReachBottom(() => {
    clearTimeout(timer.current)
    const wait = Math.max(0, last.current + throttle - Date.now())
    timer.current = setTimeout(() => {
      last.current = Date.now()
      act.current()
    }, wait)
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  useEffect(() => {
    if (page === 0) return
    return measure([id], ([end]) => {
      // Kept below another page, it has no size.
      if (end?.height && end.top < Taro.getWindowInfo().windowHeight + distance) act.current()
    })
  }, [id, page])

  return id
}
