/**
 * The case searches of the home screen. Home does not load the whole search of cases, so they are in a file of their
 * own.
 */
import type { Condition } from '@domain/query/condition'
import { CATEGORIES } from '../categories'

/** Home shows the recent searches for cases. Words typed there are searched in the full text. */
export const RECENT_SEARCHES = { category: CATEGORIES.case, typed: '全文' }

/** Returns the same condition that a choice in the list's filter drawer gives. */
export const publishedAs = (value: string): Condition => ({
  name: '案例类型',
  value,
  type: 'filter',
  selectSign: 'filter:案例类型',
})
export const GUIDING_CASES = [publishedAs('指导性案例')]
export const TYPICAL_CASES = [publishedAs('典型案例')]
