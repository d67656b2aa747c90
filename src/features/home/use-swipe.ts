import type { CommonEvent } from '@tarojs/components'
import { useRef } from 'react'
import { type Point, swipeStep } from './swipe'

type Fingers = ArrayLike<{ clientX: number; clientY: number }>

/** What both hosts say of a touch; Taro's types leave it out. */
const fingersOf = (event: CommonEvent) => event as CommonEvent & Record<'touches' | 'changedTouches', Fingers>

const first = (fingers: Fingers): Point | undefined => {
  const finger = fingers[0]
  return finger && { x: finger.clientX, y: finger.clientY }
}

/** Props for what is swiped over. Only its two ends are looked at, so scrolling costs nothing. */
export function useSwipe(onStep: (step: -1 | 1) => void) {
  const from = useRef<Point>()
  return {
    onTouchStart(event: CommonEvent) {
      const { touches } = fingersOf(event)
      from.current = touches.length === 1 ? first(touches) : undefined
    },
    onTouchEnd(event: CommonEvent) {
      const to = first(fingersOf(event).changedTouches)
      const step = from.current && to ? swipeStep(from.current, to) : 0
      from.current = undefined
      if (step) onStep(step)
    },
    onTouchCancel() {
      from.current = undefined
    },
  }
}
