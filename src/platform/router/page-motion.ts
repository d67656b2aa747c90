/** H5: the next page slides in over the last one, and out again on the way back. The code for it comes when the first page is done. */
import { whenIdle } from '@/platform/idle.h5'

type Slide = typeof import('./slide')

/** Later than Taro's types. */
type Told = PopStateEvent & { hasUAVisualTransition?: boolean }

let slide: Slide | undefined
/** The browser drew the way itself, as by a finger from the edge; one that does not tell is believed to have. */
let drawn = false

export const pageMotion = {
  /** Before anything else hears of the history. */
  watch() {
    window.addEventListener('popstate', (event: Told) => void (drawn = event.hasUAVisualTransition !== false), true)
    whenIdle(() => void import('./slide').then(code => (slide = code)).catch(() => undefined))
  },

  /** The history went a step that changes the page; Taro hears of it next. */
  begin(action: string, popped: boolean) {
    const still = (popped && drawn) || action === 'REPLACE'
    slide?.followFocus(action)
    slide?.begin(still ? undefined : action === 'POP' ? 'out' : 'in')
  },
}
