import Taro from '@tarojs/taro'
import { useCallback, useEffect, useRef, useState } from 'react'
import { copy } from '@/copy'
import { isSameQuery, type Condition } from '@domain/query/condition'
import { LIMITS } from '@domain/limits'
import { decodeUrlQuery, encodeUrlQuery, encodedLength } from '@domain/query/codec'
import type { Library } from '@/libraries/library'
import { toast } from '@/platform/messages'
import { open, rewrite, useParams } from '@/routing/navigation'
import type { RouteName } from '@/routing/routes'

/** The query of a list: its conditions and its sort order. */
export interface ListSearch {
  conditions: Condition[]
  order: string
}

const orderOf = ({ sorts }: Pick<Library, 'sorts'>, requestedOrder = '') =>
  (sorts.find(({ order }) => order === requestedOrder) ?? sorts[0])?.order ?? ''

const tellTooMany = () => toast(copy.toast.tooMany, { duration: LIMITS.toast.conditions })

/**
 * Returns whether the new conditions are too long. The query of a link may already exceed the limit. It may then
 * change, but not grow.
 */
const isTooLong = (next: Condition[], now: Condition[]) =>
  encodedLength(next) > Math.max(LIMITS.input.encodedQuery, encodedLength(now))

/**
 * Holds the query of a list. The address contains the query, so a reload, a link and the browser's back button show the
 * same rows.
 */
export function useListQuery(route: RouteName, library: Pick<Library, 'sorts'>) {
  const params = useParams()
  const [query, setQuery] = useState<ListSearch>(() => ({
    conditions: decodeUrlQuery(params.query),
    order: orderOf(library, params.order),
  }))
  const current = useRef(query)
  // A link may contain a longer query than the search box allows. Such a search runs, and a message says why nothing
  // can be added.
  const [isOpenedTooLong] = useState(() => encodedLength(query.conditions) > LIMITS.input.encodedQuery)
  useEffect(() => {
    if (isOpenedTooLong) tellTooMany()
  }, [isOpenedTooLong])

  /** Changes the query. Returns whether the change was accepted. */
  const change = useCallback(
    (changed: Partial<ListSearch>): boolean => {
      const now = current.current
      const next = { ...now, ...changed }
      if (next.order === now.order && isSameQuery(now.conditions, next.conditions)) return true
      if (isTooLong(next.conditions, now.conditions)) {
        tellTooMany()
        return false
      }
      current.current = next
      setQuery(next)
      void rewrite(route, { ...params, query: encodeUrlQuery(next.conditions), order: next.order }).then(() =>
        Taro.pageScrollTo({ scrollTop: 0, duration: 0 }),
      )
      return true
    },
    [route, params],
  )
  /** Opens the list of other conditions. The way back leads to this list. */
  const openOther = useCallback(
    (conditions: Condition[]) =>
      void open(route, { ...params, query: encodeUrlQuery(conditions), order: current.current.order }),
    [route, params],
  )
  return { ...query, change, openOther }
}
