import Taro from '@tarojs/taro'
import { useEffect, useRef } from 'react'

/**
 * Calls when the part `#id` comes into sight, also when it is there from the start: a short list never scrolls, so no
 * scroll event would ask for more. What is hidden, with its pane or its page, is out of sight.
 */
export function useSentinel(id: string, on: boolean, onSeen: () => void) {
  const seen = useRef(onSeen)
  useEffect(() => {
    seen.current = onSeen
  })

  useEffect(() => {
    if (!on) return
    const page = Taro.getCurrentInstance().page
    if (!page) return
    const observer = Taro.createIntersectionObserver(page)
    Taro.nextTick(() => {
      observer.relativeToViewport().observe(`#${id}`, ({ intersectionRatio = 0 }) => {
        if (intersectionRatio > 0) seen.current()
      })
    })
    return () => observer.disconnect()
  }, [id, on])
}
