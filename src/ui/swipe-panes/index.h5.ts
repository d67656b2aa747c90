import { useEffect, useRef } from 'react'
import { whenIdle } from '@/platform/idle.h5'
import type { SwipePanes } from '../ports'

/** Lets the panes follow the finger. The code for that is loaded later. */
export function useSwipePanes(panes: SwipePanes) {
  const now = useRef(panes)
  useEffect(() => {
    now.current = panes
  })
  useEffect(() => {
    const box = now.current.box.current
    let release = () => {}
    let isUnmounted = false
    whenIdle(() => {
      if (box && !isUnmounted)
        void import('./follow-swipe.h5').then(
          ({ followSwipe }) => {
            if (!isUnmounted) release = followSwipe(box, () => now.current)
          },
          () => undefined,
        )
    })
    return () => {
      isUnmounted = true
      release()
    }
  }, [])
}
