import { type ComponentType, useEffect, useState } from 'react'
import type { SwipeRowProps } from './port'

type Swipe = ComponentType<SwipeRowProps>

let loadedSwipe: Swipe | undefined

const hasFinger = () => matchMedia('(any-pointer: coarse)').matches

/** Where nothing can be swiped, and until the code has come, a row is as good without it. */
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
