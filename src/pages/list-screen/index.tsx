import { useCallback } from 'react'
import { Results } from '@/features/results'
import type { Library } from '@/libraries/library'
import type { RouteName } from '@/routes'
import { Page } from '@/ui/page'
import { useListQuery } from './use-list-query'

/** The screen of a library's list: what is asked for above, what was found below. */
export function ListScreen({ library, route }: { library: Library; route: RouteName }) {
  const { conditions, order, change } = useListQuery(route, library)
  const onOrder = useCallback((next: string) => change({ order: next }), [change])
  const onClear = useCallback(() => change({ conditions: [] }), [change])
  return (
    <Page>
      <Results library={library} conditions={conditions} order={order} onOrder={onOrder} onClear={onClear} />
    </Page>
  )
}
