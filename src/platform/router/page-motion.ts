/**
 * Animates page changes on H5. A new page slides in over the last one, and out again on back. The animation's code
 * loads after the first page.
 */
import { whenIdle } from '@/platform/idle.h5'

type SlideModule = typeof import('./slide')

/** A popstate event with a field that Taro's types lack. */
type TransitionPopState = PopStateEvent & { hasUAVisualTransition?: boolean }

let slide: SlideModule | undefined
/**
 * Whether the browser itself animated the step, as it does for a swipe from the edge. A browser that does not report
 * this counts as having animated the step.
 */
let isBrowserAnimated = false

export const pageMotion = {
  /** Watches the history. This listener must be added before any other. */
  watch() {
    window.addEventListener(
      'popstate',
      (event: TransitionPopState) => void (isBrowserAnimated = event.hasUAVisualTransition !== false),
      true,
    )
    whenIdle(() => void import('./slide').then(code => (slide = code)).catch(() => undefined))
  },

  /** Starts the animation for a step of the history, before Taro changes the page. */
  begin(action: string, isPop: boolean) {
    const isStill = (isPop && isBrowserAnimated) || action === 'REPLACE'
    slide?.saveOrRestoreFocus(action)
    slide?.beginSlide(isStill ? undefined : action === 'POP' ? 'out' : 'in')
  },
}
