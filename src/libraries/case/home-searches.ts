/** Searches for cases as the home screen makes them, without the weight of the cases' descriptor. */
import type { Condition } from '@domain/query/condition'
import { CATEGORIES } from '../categories'

/** The searches that the home screen recalls are those of the cases; their typed words ask for the full text. */
export const RECENT = { category: CATEGORIES.case, typed: '全文' }

/** As if chosen in the drawer of the list. */
const publishedAs = (value: string): Condition[] => [
  { name: '案例类型', value, type: 'filter', selectSign: 'filter:案例类型' },
]
export const GUIDING = publishedAs('指导性案例')
export const TYPICAL = publishedAs('典型案例')
