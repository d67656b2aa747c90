/** Kinds of dimension that several libraries have. */
import { suggestCases } from '@/api/judgement'
import type { Dimension, Suggest } from './library'

type Kind = Pick<Dimension, 'kind' | 'anyOrAll' | 'suggest'>

/** Free words; of several, all or any must hold. */
export const WORDS = { kind: 'words', anyOrAll: true } satisfies Kind
/** One number. */
export const NUMBER = { kind: 'words', anyOrAll: false, maxCount: 1 } satisfies Kind & { maxCount: number }
export const DATES = { kind: 'dateRange', anyOrAll: false, maxCount: 1 } satisfies Kind & { maxCount: number }

/** What is known by name: a pick or free words. */
export const named = (ask: Suggest, ...groups: string[]) => ({ ...WORDS, suggest: { ask, groups } }) satisfies Kind

/** Ticked ones are alternatives, so there is nothing to choose between all and any. */
export const checkbox = (options: NonNullable<Dimension['options']>) =>
  ({ kind: 'checkbox', anyOrAll: false, options }) satisfies Kind & Pick<Dimension, 'options'>

/** Laws as judgments cite them, which know most of them by name. */
export const CITED = { name: '引用法条' as const, maxCount: 3, ...named(suggestCases, '引用法条') }
