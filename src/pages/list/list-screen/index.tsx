import Taro from '@tarojs/taro'
import { HeldRows } from '@/shared/held-rows'
import { type ComponentType, type ReactNode, useCallback, useEffect, useMemo } from 'react'
import { hasFilters } from '@/features/filters/draft'
import { Results } from '@/features/results'
import { listCopy, fill } from '@/copy/list'
import type { Condition } from '@domain/query/condition'
import type { Library } from '@/libraries/library'
import { ROUTES, type RouteName } from '@/routing/routes'
import { Page } from '@/ui/page'
import { ListHeader } from './list-header'
import { SaveKey, SaveWord } from './save-search'
import { useBarShown } from './use-bar-shown'
import { type ListQuery, useListQuery } from './use-list-query'
import { useShareList } from './use-share-list'
import './index.scss'

interface ListScreenProps {
  library: Library
  /** The screen it stands on, where that is not the library's own list. */
  route?: RouteName
  /** Of a list that has a name of its own. */
  title?: string
  /** Stands above what was found, has a heading, and scrolls with it. */
  head?: ReactNode
  /** What else can be done with what was found. */
  Tools?: ComponentType<ListQuery>
  /** Stands at the bottom of the screen, below what was found. */
  Foot?: ComponentType<ListQuery>
}

/** The screen of a library's list: what is asked for above, what was found below. */
export function ListScreen({ library, route = library.category.list, title, head, Tools, Foot }: ListScreenProps) {
  const { conditions, order, change } = useListQuery(route, library)
  const barShown = useBarShown()
  const onOrder = useCallback((next: string) => change({ order: next }), [change])
  const onConditions = useCallback((conditions: Condition[]) => void change({ conditions }), [change])

  useEffect(() => {
    if (title) void Taro.setNavigationBarTitle({ title })
  }, [title])

  // A kept search leads back to the library's own list.
  const saved = route === library.category.list && conditions.length > 0 ? library : undefined
  const tools = useMemo(() => Tools && <Tools conditions={conditions} order={order} />, [Tools, conditions, order])
  const keep = useMemo(() => saved && <SaveKey library={saved} conditions={conditions} />, [saved, conditions])
  const none = useMemo(() => saved && <SaveWord library={saved} conditions={conditions} />, [saved, conditions])
  const foot = useMemo(() => Foot && <Foot conditions={conditions} order={order} />, [Foot, conditions, order])
  const query = { library, conditions, order }
  const state = `${barShown ? '' : ' list-screen--barless'}${hasFilters(library) ? ' list-screen--filtered' : ''}`
  const share = useShareList(route, title ?? ROUTES[route].title, query)
  return (
    <HeldRows>
      {over => (
        <Page
          name={head ? undefined : fill(listCopy.results.heading, { library: library.category.label })}
          className={`list-screen${state}`}
          header={<ListHeader {...query} barShown={barShown} onChange={change} onShare={share} keep={keep} />}
          over={over}
        >
          {head}
          <Results {...query} onOrder={onOrder} onConditions={onConditions} tools={tools} none={none} />
          {foot}
        </Page>
      )}
    </HeldRows>
  )
}
