import Taro, { usePageScroll } from '@tarojs/taro'
import { type ComponentType, type ReactNode, useCallback, useEffect, useMemo, useRef, useState, memo } from 'react'
import { FILTER_TYPE, type Condition } from '@domain/query/condition'
import { INITIAL_SCROLL_STATE, nextScrollState } from '@domain/scroll-direction'
import { RowMenu } from '@/shared/row-menu'
import { hasFilters } from '@/features/filters/draft'
import { SearchResults } from '@/features/results'
import { listCopy, fill } from '@/copy/list'
import type { Library } from '@/libraries/library'
import { ROUTES, type RouteName } from '@/routing/routes'
import { Page } from '@/ui/page'
import { FilterBar } from '@/features/filters'
import { SearchBar } from '@/features/search-bar'
import { toast } from '@/platform/messages'
import { useBusy } from '@/platform/use-busy'
import { Button } from '@/ui/button'
import { IconButton } from '@/ui/icon-button'
import { usesKeyboard } from '@/platform/last-input'
import { Access } from '@/features/access'
import { OfferedLibrary } from './offered-library'
import { type ListSearch, useListQuery } from './use-list-query'
import { useShareList } from './use-share-list'
import './index.scss'

interface SaveProps {
  library: Library
  conditions: Condition[]
}

const saveCode = () => import('@/shared/saved-searches')

/** Returns the props of a button that saves the search. The code for saving loads on the first tap. */
function useSave({ library, conditions }: SaveProps) {
  const { busy, run } = useBusy()
  const save = () =>
    saveCode().then(
      ({ saveSearch }) => saveSearch(library, conditions),
      () => toast(listCopy.error.network),
    )
  return { busy, onTap: () => void run(save), sensorsName: 'list_save_search' }
}

/** The button beside the number of results that saves the search. A saved search reports new results. */
function SaveButton(props: SaveProps) {
  const { busy, ...tap } = useSave(props)
  return <IconButton icon='bell' size={16} label={listCopy.results.save} disabled={busy} {...tap} />
}

/** A text button that saves the search, shown for an empty result. */
function SaveTextButton(props: SaveProps) {
  return (
    <Button look='text' icon='bell' className='save-search' {...useSave(props)}>
      {listCopy.results.save}
    </Button>
  )
}

interface ListHeaderProps extends ListSearch {
  library: Library
  barShown: boolean
  withFilters: boolean
  onChange: (changed: Partial<ListSearch>) => boolean
  onShare?: () => void
}

/** The search bar and the filters. */
const ListHeader = memo(function ListHeader({ barShown, withFilters, onShare, ...list }: ListHeaderProps) {
  const { library, conditions, onChange } = list
  const onConditions = useCallback((next: Condition[]) => onChange({ conditions: next }), [onChange])
  return (
    <>
      <SearchBar
        library={library}
        conditions={conditions}
        onChange={onConditions}
        visible={barShown}
        onShare={onShare}
      />
      {withFilters && <FilterBar {...list} />}
    </>
  )
})

/**
 * Returns whether the search bar is visible. A scroll towards the end of the list hides the bar, and a scroll back
 * shows it. Keyboard users always see the bar, because a hidden bar cannot take the focus.
 */
function useBarShown(): boolean {
  const [isShown, setShown] = useState(true)
  const scrolled = useRef(INITIAL_SCROLL_STATE)
  usePageScroll(({ scrollTop }) => {
    scrolled.current = nextScrollState(scrollTop, scrolled.current)
    setShown(scrolled.current.direction === 'down' || usesKeyboard())
  })
  return isShown
}

interface ListScreenProps {
  library: Library
  /** The route of the list. Default: the route of the library's list. */
  route?: RouteName
  /** The title of the list. Absent for the main list of a library, which has no title. */
  title?: string
  /** The content above the results, with a heading. It scrolls with the results. */
  head?: ReactNode
  /** Buttons beside the number of results. */
  Tools?: ComponentType<ListSearch>
  /** The content that stays at the bottom of the screen. */
  Foot?: ComponentType<ListSearch>
}

/** The screen of a library's list: the search bar and the filters above, the results below. */
export const ListScreen = (props: ListScreenProps) => (
  <OfferedLibrary category={props.library.category}>
    <OpenList {...props} />
  </OfferedLibrary>
)

function OpenList({ library, route = library.category.list, title, head, Tools, Foot }: ListScreenProps) {
  const { conditions, order, change, openOther } = useListQuery(route, library)
  const barShown = useBarShown()
  const [isEmpty, setEmpty] = useState(false)
  const onOrder = useCallback((next: string) => change({ order: next }), [change])
  const onConditions = useCallback((conditions: Condition[]) => void change({ conditions }), [change])

  useEffect(() => {
    if (title) void Taro.setNavigationBarTitle({ title })
  }, [title])

  // A saved search always opens the main list of its library. Other lists therefore do not save searches.
  const saved = route === library.category.list && conditions.length > 0 ? library : undefined
  const tools = useMemo(
    () =>
      (Tools ?? saved) && (
        <>
          {Tools && <Tools conditions={conditions} order={order} />}
          {saved && <SaveButton library={saved} conditions={conditions} />}
        </>
      ),
    [Tools, saved, conditions, order],
  )
  const none = useMemo(() => saved && <SaveTextButton library={saved} conditions={conditions} />, [saved, conditions])
  const foot = useMemo(() => Foot && <Foot conditions={conditions} order={order} />, [Foot, conditions, order])
  const query = { library, conditions, order }
  // Without results there is nothing to filter. A chosen filter stays, so that it can be changed.
  const canFilter = hasFilters(library)
  const withFilters = canFilter && (!isEmpty || conditions.some(({ type }) => type === FILTER_TYPE))
  // The space for the filters stays: the search box does not move when a search has no results.
  const state = `${barShown ? '' : ' list-screen--barless'}${canFilter ? ' list-screen--filtered' : ''}`
  const share = useShareList(route, title ?? ROUTES[route].title, query)
  return (
    <RowMenu>
      {over => (
        <Page
          name={head ? undefined : fill(listCopy.results.heading, { library: library.category.label })}
          className={`list-screen${state}`}
          header={<ListHeader {...query} {...{ barShown, withFilters }} onChange={change} onShare={share} />}
          over={over}
        >
          {head}
          <SearchResults
            {...query}
            {...{ onOrder, onConditions, tools }}
            onSuggestion={openOther}
            onEmpty={setEmpty}
            emptyHints={none}
          />
          {foot}
        </Page>
      )}
    </RowMenu>
  )
}

interface Parts {
  /** Buttons beside the number of results. */
  Tools?: ComponentType<ListSearch>
}

/** Returns the page component for the list of a library. */
export const listPage = (library: Library, parts: Parts = {}) =>
  function ListPage() {
    return (
      <Access route={library.category.list}>
        <ListScreen library={library} {...parts} />
      </Access>
    )
  }
