import type { DragHost } from './port'

/**
 * Lets a finger pull the box off the screen, until the returned function is called. The code loads when a layer opens, so
 * that the home screen need not wait for it.
 */
export function enableDrag(host: DragHost) {
  const { box } = host
  if (!(box instanceof HTMLElement) || !('ontouchstart' in window)) return () => undefined
  let release: (() => void) | undefined
  let isReleased = false
  import('./follow-finger.h5').then(
    ({ followFinger }) => {
      if (!isReleased) release = followFinger({ ...host, box })
    },
    () => undefined,
  )
  return () => {
    isReleased = true
    release?.()
  }
}

/** No-op: in a browser the whole box can be pulled. */
export const useGrip: (direction: DragHost['direction'], close: () => void) => object = () => ({})
