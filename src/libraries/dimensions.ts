/** Dimensions of the advanced search that several libraries share. */
import { suggestCases } from '@/api/case-filters'
import type { Dimension, Suggest } from './library'

type Kind = Pick<Dimension, 'kind' | 'anyOrAll' | 'suggest'>

/** A field of free words. The reader chooses whether all words or any word must match. */
export const WORDS = { kind: 'words', anyOrAll: true } satisfies Kind
/** A field of one number. */
export const DOCUMENT_NUMBER = { kind: 'words', anyOrAll: false, maxCount: 1 } satisfies Kind & { maxCount: number }
export const DATES = { kind: 'dateRange', anyOrAll: false, maxCount: 1 } satisfies Kind & { maxCount: number }

/** Returns a field of names, from suggestions or free words. */
export const namedWords = (fetch: Suggest, ...groups: string[]) =>
  ({ ...WORDS, suggest: { fetch, groups } }) satisfies Kind

/**
 * Returns a field of checkboxes. Ticked options are alternatives, so the reader need not choose between all and any.
 */
export const checkbox = (options: NonNullable<Dimension['options']>) =>
  ({ kind: 'checkbox', anyOrAll: false, options }) satisfies Kind & Pick<Dimension, 'options'>

/** The field of cited laws. Suggestions come from the cases, which cite most laws. */
export const CITED = { name: '引用法条' as const, maxCount: 3, ...namedWords(suggestCases, '引用法条') }
