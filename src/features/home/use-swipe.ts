import type { CommonEvent } from '@tarojs/components'
import { useRef } from 'react'
import { leftFinger, onlyFinger, type Point, type TouchLike } from '@/ui/touch'
import { swipeStep } from './swipe'

/** Props for what is swiped over. Only its two ends are looked at, so scrolling costs nothing. */
export function useSwipe(onStep: (step: -1 | 1) => void) {
  const from = useRef<Point>()
  return {
    onTouchStart(event: CommonEvent) {
      from.current = onlyFinger(event as CommonEvent & TouchLike)
    },
    onTouchEnd(event: CommonEvent) {
      const to = leftFinger(event as CommonEvent & TouchLike)
      const step = from.current && to ? swipeStep(from.current, to) : 0
      from.current = undefined
      if (step) onStep(step)
    },
    onTouchCancel() {
      from.current = undefined
    },
  }
}
