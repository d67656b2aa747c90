/** The law of a day: one condition of a query, which the service takes beside it. */
import type { Condition } from '@domain/query/condition'
import { isDay } from '@domain/format/dates'
import type { Filter } from '../library'

export const AS_OF: Filter = {
  key: 'asOf',
  title: '有效时点',
  dimension: '有效时点',
  kind: 'day',
  place: 'header',
}

const isAsOf = ({ name, value }: Condition) => name === AS_OF.dimension && isDay(value)

export const splitAsOf = (conditions: Condition[]) => ({
  asOf: conditions.find(isAsOf)?.value,
  rest: conditions.filter(condition => !isAsOf(condition)),
})
