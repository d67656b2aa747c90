import { useEffect, useRef } from 'react'
import { whenIdle } from '@/platform/idle.h5'
import type { Panes } from './port'

/** The panes follow the finger, once the code for it is there. */
export function useCarry(panes: Panes) {
  const now = useRef(panes)
  useEffect(() => {
    now.current = panes
  })
  useEffect(() => {
    const box = now.current.box.current
    let letGo = () => {}
    let gone = false
    whenIdle(() => {
      if (box && !gone)
        void import('./carry.h5').then(
          ({ carry }) => {
            if (!gone) letGo = carry(box, () => now.current)
          },
          () => undefined,
        )
    })
    return () => {
      gone = true
      letGo()
    }
  }, [])
}
