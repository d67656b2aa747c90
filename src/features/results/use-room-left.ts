import Taro from '@tarojs/taro'
import { useEffect, useRef, useState } from 'react'
import { LIMITS } from '@/domain/limits'

let lists = 0

/**
 * Rows that end on a tall screen, or above a thumb that is already at the bottom, are never told that the bottom was
 * reached: after each page the list's end looks for itself. Answers the id of that end.
 */
export function useRoomLeft(page: number, more: () => void): string {
  const [id] = useState(() => `results-end-${++lists}`)
  const act = useRef(more)

  useEffect(() => {
    act.current = more
  })

  useEffect(() => {
    if (page === 0) return
    let gone = false
    Taro.nextTick(() =>
      Taro.createSelectorQuery()
        .select(`#${id}`)
        .boundingClientRect(end => {
          const { top = Infinity, height = 0 } = (end ?? {}) as { top?: number; height?: number }
          const near = Taro.getWindowInfo().windowHeight + LIMITS.scroll.distance
          if (!gone && height > 0 && top < near) act.current()
        })
        .exec(),
    )
    return () => {
      gone = true
    }
  }, [id, page])

  return id
}
