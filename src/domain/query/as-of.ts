/**
 * Handles the day as of which laws are searched. It is a condition of the search, but a separate parameter of
 * the service.
 */
import { isDay } from '../format/dates'
import type { Condition } from './condition'

export const AS_OF = '有效时点'

const isAsOf = ({ name, value }: Condition) => name === AS_OF && isDay(value)

export const splitAsOf = (conditions: Condition[]) => ({
  asOf: conditions.find(isAsOf)?.value,
  rest: conditions.filter(condition => !isAsOf(condition)),
})
