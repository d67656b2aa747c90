import Taro from '@tarojs/taro'
import { useEffect, useRef } from 'react'
import { LIMITS } from '@domain/limits'

const { throttle, distance } = LIMITS.scroll

/**
 * Calls when the part `#id` comes near the end of the screen, at most every 300 ms, also when it is there from the start: a
 * short list never scrolls, so no scroll event would ask for more. What is hidden, with its pane or its page, is not near.
 */
export function useSentinel(id: string, on: boolean, onSeen: () => void) {
  const seen = useRef(onSeen)
  const last = useRef(-Infinity)
  useEffect(() => {
    seen.current = onSeen
  })

  useEffect(() => {
    if (!on) return
    const page = Taro.getCurrentInstance().page
    if (!page) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = Taro.createIntersectionObserver(page)
    const call = () => {
      last.current = Date.now()
      seen.current()
    }
    Taro.nextTick(() => {
      observer.relativeToViewport({ bottom: distance }).observe(`#${id}`, ({ intersectionRatio = 0 }) => {
        clearTimeout(timer)
        if (intersectionRatio > 0) timer = setTimeout(call, Math.max(0, last.current + throttle - Date.now()))
      })
    })
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [id, on])
}
