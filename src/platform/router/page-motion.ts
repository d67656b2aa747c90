/** H5: a new page slides in over the last one, and out again on back. The animation's code loads after the first page. */
import { whenIdle } from '@/platform/idle.h5'

type SlideModule = typeof import('./slide')

/** Newer than Taro's types. */
type TransitionPopState = PopStateEvent & { hasUAVisualTransition?: boolean }

let slide: SlideModule | undefined
/** The browser animated the step itself, as for a swipe from the edge. Assumed where the browser does not report it. */
let isBrowserAnimated = false

export const pageMotion = {
  /** Must run before any other listener of the history. */
  watch() {
    window.addEventListener(
      'popstate',
      (event: TransitionPopState) => void (isBrowserAnimated = event.hasUAVisualTransition !== false),
      true,
    )
    whenIdle(() => void import('./slide').then(code => (slide = code)).catch(() => undefined))
  },

  /** Starts the animation for a step of the history, before Taro handles it. */
  begin(action: string, isPop: boolean) {
    const isStill = (isPop && isBrowserAnimated) || action === 'REPLACE'
    slide?.followFocus(action)
    slide?.begin(isStill ? undefined : action === 'POP' ? 'out' : 'in')
  },
}
