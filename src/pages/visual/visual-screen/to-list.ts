import { asksTheSame } from '@domain/query/chips'
import type { Params } from '@domain/format/address'
import type { Condition } from '@domain/query/condition'
import { decodeUrlQuery, encodeUrlQuery } from '@domain/query/codec'
import { back, isBelow, replace } from '@/routing/navigation'
import type { RouteName } from '@/routing/routes'

/** The rows behind the charts: the list one came from, as it was left, or another one where the charts ask for something else. */
export function toList(list: RouteName, conditions: Condition[], { query, order }: Params) {
  const cameWith = decodeUrlQuery(query)
  if (isBelow(list) && asksTheSame(cameWith, conditions)) return void back()
  void replace(list, { query: encodeUrlQuery(conditions), ...(order ? { order } : {}) })
}
