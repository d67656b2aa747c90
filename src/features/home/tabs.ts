import type { Point } from '@/ui/touch'
import { copy } from '@/copy'
import { CATEGORIES, type CategoryKey } from '@/libraries/categories'

const hints: Partial<Record<CategoryKey, string>> = copy.home.hints

/** A finger's way across the screen, as a step between neighbours. */
const LEAST = 56
/** From here on the phone itself goes back a page. */
const EDGE = 24

/** 1 to the next, -1 to the one before, 0 where it was a tap or a scroll. */
export function swipeStep(from: Point, to: Point): -1 | 0 | 1 {
  const [across, along] = [to.x - from.x, to.y - from.y]
  if (from.x < EDGE || Math.abs(across) < LEAST || Math.abs(across) < 2 * Math.abs(along)) return 0
  return across < 0 ? 1 : -1
}

const KEYS = ['case', 'law', 'judicial', 'similarity', 'excellentCaseNew', 'article'] as const

export type HomeTabKey = Extract<CategoryKey, (typeof KEYS)[number]>

/** In the order of the screen; the remembered index counts by it. */
export const HOME_TABS = KEYS.map(key => ({
  key,
  label: CATEGORIES[key].label,
  intro: copy.home.intros[key],
  placeholder: hints[key] ?? CATEGORIES[key].placeholder,
}))

/** An index that no tab has (a newer app kept it) means the first. */
export const tabAt = (at: number) => (at in HOME_TABS ? at : 0)
