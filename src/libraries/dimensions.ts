/** Dimensions of the advanced search that several libraries share. */
import { suggestCases } from '@/api/case-filters'
import type { Dimension, FetchSuggestions } from './library'

type Kind = Pick<Dimension, 'kind' | 'anyOrAll' | 'suggest'>

/** The settings of a dimension of free words. The reader chooses whether all words or any word must match. */
export const WORDS_FIELD = { kind: 'words', anyOrAll: true } satisfies Kind
/** The settings of a dimension that takes one number of a case or document. */
export const DOCUMENT_NUMBER_FIELD = { kind: 'words', anyOrAll: false, maxCount: 1 } satisfies Kind & {
  maxCount: number
}
export const DATES_FIELD = { kind: 'dateRange', anyOrAll: false, maxCount: 1 } satisfies Kind & { maxCount: number }

/** Returns the settings of a dimension of names. The reader types words or picks suggestions. */
export const namesField = (fetch: FetchSuggestions, ...groups: string[]) =>
  ({ ...WORDS_FIELD, suggest: { fetch, groups } }) satisfies Kind

/** Returns the settings of a dimension with checkboxes. Ticked options are alternatives, of which one must match. */
export const checkboxField = (options: NonNullable<Dimension['options']>) =>
  ({ kind: 'checkbox', anyOrAll: false, options }) satisfies Kind & Pick<Dimension, 'options'>

/** The dimension of cited laws. Cases cite most laws, so the suggestions come from the cases. */
export const CITED_LAWS = { name: '引用法条' as const, maxCount: 3, ...namesField(suggestCases, '引用法条') }
