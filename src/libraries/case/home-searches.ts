/**
 * The case searches of the home screen. They have a file of their own, because the home screen must not load all of
 * the case search.
 */
import type { Condition } from '@domain/query/condition'
import { CATEGORIES } from '../categories'

/**
 * The library that the home screen searches, and the dimension of the words typed there. The home screen also shows
 * recent searches of this library.
 */
export const HOME_CASE_SEARCH = { category: CATEGORIES.case, typed: '全文' }

/** Returns the condition that the drawer's filter would add for this type of case. */
export const caseTypeCondition = (value: string): Condition => ({
  name: '案例类型',
  value,
  type: 'filter',
  selectSign: 'filter:案例类型',
})
export const GUIDING_CASE_CONDITIONS = [caseTypeCondition('指导性案例')]
export const TYPICAL_CASE_CONDITIONS = [caseTypeCondition('典型案例')]
