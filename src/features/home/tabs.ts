import type { Point } from '@/ui/touch'
import { copy } from '@/copy'
import { isOffered } from '@/platform/settings/offered'
import { CATEGORIES, type CategoryKey } from '@/libraries/categories'

/** The minimum distance of a swipe, in px. */
const MIN_SWIPE = 56
/** A swipe that starts within this distance of the left edge, in px, is the phone's back gesture. */
const EDGE_WIDTH = 24

/** Returns 1 for a swipe to the next tab and -1 for a swipe to the previous tab. Returns 0 for a tap or a scroll. */
export function tabStepOfSwipe(from: Point, to: Point): -1 | 0 | 1 {
  const [across, along] = [to.x - from.x, to.y - from.y]
  if (from.x < EDGE_WIDTH || Math.abs(across) < MIN_SWIPE || Math.abs(across) < 2 * Math.abs(along)) return 0
  return across < 0 ? 1 : -1
}

const KEYS = ['case', 'law', 'judicial', 'similarity', 'excellentCaseNew', 'article'] as const

export type HomeTabKey = Extract<CategoryKey, (typeof KEYS)[number]>

/** All tabs in display order. `saved` is the number that a device stores for the tab. */
export const HOME_TABS = KEYS.map((key, saved) => ({
  key,
  saved,
  label: CATEGORIES[key].label,
  intro: copy.home.intros[key],
  placeholder: CATEGORIES[key].placeholder,
}))

/** Returns the tabs of the libraries that this deployment has. */
export const offeredTabs = () => HOME_TABS.filter(({ key }) => isOffered(key))

/** Returns the index of the tab with this stored number. If there is no such tab, returns the first index. */
export const tabIndexOf = (saved: number) =>
  Math.max(
    0,
    offeredTabs().findIndex(tab => tab.saved === saved),
  )
