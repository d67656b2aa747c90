/** The case searches of the home screen. Apart from the search of cases, which home does not load. */
import type { Condition } from '@domain/query/condition'
import { CATEGORIES } from '../categories'

/** The home screen recalls searches for cases. Their typed words are searched in the full text. */
export const RECENT = { category: CATEGORIES.case, typed: '全文' }

/** The same condition as a choice in the list's drawer. */
const publishedAs = (value: string): Condition[] => [
  { name: '案例类型', value, type: 'filter', selectSign: 'filter:案例类型' },
]
export const GUIDING = publishedAs('指导性案例')
export const TYPICAL = publishedAs('典型案例')
