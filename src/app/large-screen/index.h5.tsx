import { useLazyCode } from '@/platform/lazy-code'
import { splitView } from '@/platform/split-view'

const loadFrame = () => import('./frame.h5')

/** Loads the frame of a large screen, so that a phone loads none of its code or styles. */
export function LargeScreen() {
  const isLarge = splitView.useLarge()
  const { part } = useLazyCode(loadFrame, isLarge ? 'now' : 'never')
  return isLarge && part ? <part.LargeScreenFrame /> : null
}
