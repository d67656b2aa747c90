import type { DragHostOptions } from '../ports'

/**
 * Lets a finger pull the box off the screen, until the returned function is called. The code is loaded when a layer
 * opens, so that the home screen loads faster.
 */
export function enableDrag(host: DragHostOptions) {
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

/** Returns no props: in a browser the whole box can be pulled. */
export const useGripProps: (direction: DragHostOptions['direction'], close: () => void) => object = () => ({})
