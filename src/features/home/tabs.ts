import { copy } from '@/copy'
import { CATEGORIES, type CategoryKey } from '@/libraries/categories'

const KEYS = ['case', 'law', 'judicial', 'similarity', 'excellentCaseNew', 'article'] as const

const hints: Partial<Record<CategoryKey, string>> = copy.home.hints

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
