/** Dimensions that several libraries share. */
import { suggestCases } from '@/api/judgement'
import type { Dimension, Suggest } from './library'

type Kind = Pick<Dimension, 'kind' | 'anyOrAll' | 'suggest'>

/** Free words. All or any must hold. */
export const WORDS = { kind: 'words', anyOrAll: true } satisfies Kind
/** One number. */
export const NUMBER = { kind: 'words', anyOrAll: false, maxCount: 1 } satisfies Kind & { maxCount: number }
export const DATES = { kind: 'dateRange', anyOrAll: false, maxCount: 1 } satisfies Kind & { maxCount: number }

/** Names: suggestions or free words. */
export const namedWords = (fetch: Suggest, ...groups: string[]) =>
  ({ ...WORDS, suggest: { fetch, groups } }) satisfies Kind

/** Ticked options are alternatives, so `anyOrAll` is false. */
export const checkbox = (options: NonNullable<Dimension['options']>) =>
  ({ kind: 'checkbox', anyOrAll: false, options }) satisfies Kind & Pick<Dimension, 'options'>

/** Cited laws. Suggestions come from the cases, which cite most laws. */
export const CITED = { name: '引用法条' as const, maxCount: 3, ...namedWords(suggestCases, '引用法条') }
