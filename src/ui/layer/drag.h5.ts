import type { DragHost } from './port'

/**
 * Lets a finger pull the box out of the screen, until let go. The code for it is fetched when a box stands there: nobody pulls
 * before, and home need not wait for it.
 */
export function holdDrag(host: DragHost) {
  const { box } = host
  if (!(box instanceof HTMLElement) || !('ontouchstart' in window)) return () => undefined
  let letGo: (() => void) | undefined
  let gone = false
  import('./follow-finger.h5').then(
    ({ followFinger }) => {
      if (!gone) letGo = followFinger({ ...host, box })
    },
    () => undefined,
  )
  return () => {
    gone = true
    letGo?.()
  }
}

/** In a browser the whole box is held. */
export const useGrip: (way: DragHost['way'], close: () => void) => object = () => ({})
