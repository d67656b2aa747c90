/**
 * Handles the day as of which laws are searched. The app treats this day as a condition, the service as a separate
 * parameter.
 */
import { isDay } from '../format/dates'
import type { Condition } from './condition'

export const AS_OF = '有效时点'

const isAsOf = ({ name, value }: Condition) => name === AS_OF && isDay(value)

/** Separates the valid day as of which laws are searched from the other conditions. */
export const splitAsOf = (conditions: Condition[]) => ({
  asOf: conditions.find(isAsOf)?.value,
  rest: conditions.filter(condition => !isAsOf(condition)),
})
