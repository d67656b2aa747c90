import { useCode } from '@/platform/code'
import { panes } from '@/platform/split-view'

const deskCode = () => import('./desk.h5')

/** What a large screen has more than a phone: none of its code or styles comes to a phone. Without it the pages are as on a phone. */
export function LargeScreen() {
  const large = panes.useLarge()
  const { part } = useCode(deskCode, large ? 'now' : 'never')
  return large && part ? <part.Desk /> : null
}
