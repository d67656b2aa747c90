import type { Point } from '@/ui/touch'
import { copy } from '@/copy'
import { CATEGORIES, type CategoryKey } from '@/libraries/categories'

const hints: Partial<Record<CategoryKey, string>> = copy.home.hints

/** The least distance of a swipe, in px. */
const LEAST_SWIPE = 56
/** A swipe that starts this close to the edge is the phone's back gesture. */
const EDGE_WIDTH = 24

/** Returns 1 for a swipe to the next tab and -1 for a swipe to the previous tab. Returns 0 for a tap or a scroll. */
export function swipeStep(from: Point, to: Point): -1 | 0 | 1 {
  const [across, along] = [to.x - from.x, to.y - from.y]
  if (from.x < EDGE_WIDTH || Math.abs(across) < LEAST_SWIPE || Math.abs(across) < 2 * Math.abs(along)) return 0
  return across < 0 ? 1 : -1
}

const KEYS = ['case', 'law', 'judicial', 'similarity', 'excellentCaseNew', 'article'] as const

export type HomeTabKey = Extract<CategoryKey, (typeof KEYS)[number]>

/** The tabs in display order. The saved index depends on this order. */
export const HOME_TABS = KEYS.map(key => ({
  key,
  label: CATEGORIES[key].label,
  intro: copy.home.intros[key],
  placeholder: hints[key] ?? CATEGORIES[key].placeholder,
}))

/** Returns the index of a tab. An unknown index, which a newer app saved, means the first tab. */
export const tabAt = (at: number) => (at in HOME_TABS ? at : 0)
