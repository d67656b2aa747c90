import { type ComponentType, useEffect, useState } from 'react'
import type { SwipeRowProps } from './port'

type Swipe = ComponentType<SwipeRowProps>

let known: Swipe | undefined

const hasFinger = () => matchMedia('(any-pointer: coarse)').matches

/** Where nothing can be swiped, and until the code has come, a row is as good without it. */
export function useSwipe(): { Swipe?: Swipe } {
  const [swipe, setSwipe] = useState(() => known)
  useEffect(() => {
    if (swipe || !hasFinger()) return
    let gone = false
    import('./swipe').then(
      ({ Swipe }) => {
        known = Swipe
        if (!gone) setSwipe(() => Swipe)
      },
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [swipe])
  return { Swipe: swipe }
}
