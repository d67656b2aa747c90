import { type ComponentType, useEffect, useState } from 'react'
import type { SwipeRowProps } from '../ports'

type Swipe = ComponentType<SwipeRowProps>

let loadedSwipe: Swipe | undefined

const hasFinger = () => matchMedia('(any-pointer: coarse)').matches

/**
 * Returns the component for swiping, once its code is loaded. Until then, and on devices without touch, the
 * row is rendered without it.
 */
export function useSwipe(): { Swipe?: Swipe } {
  const [swipe, setSwipe] = useState(() => loadedSwipe)
  useEffect(() => {
    if (swipe || !hasFinger()) return
    let isUnmounted = false
    import('./swipe').then(
      ({ Swipe }) => {
        loadedSwipe = Swipe
        if (!isUnmounted) setSwipe(() => Swipe)
      },
      () => undefined,
    )
    return () => {
      isUnmounted = true
    }
  }, [swipe])
  return { Swipe: swipe }
}
