import { View, Text } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import {
  type ComponentType,
  type ReactNode,
  memo,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { isLoginError, isRefusalError, errorSentence } from '@/request/errors'
import { LoadErrorBlock } from '@/request/load-error'
import { listCopy } from '@/copy/list'
import type { Condition } from '@domain/query/condition'
import { DocumentRow } from '@/shared/document-row'
import type { Library, ListRow, SortOrder } from '@/libraries/library'
import { usePullDown } from '@/platform/pull-down'
import { prefetch } from '@/routing/navigation'
import { useSignIn } from '@/actions/use-sign-in'
import { takeLastVisitedIndex, setResultList } from '@/stores/result-list'
import { Skeleton } from '@/ui/skeleton'
import { State, type StateAction, type StateProps } from '@/ui/state'
import { WindowList } from '@/ui/window-list'
import { LazyCoverageLine, EmptyResults, LazyEmptySuggestions } from './empty'
import { role } from '@/ui/aria'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon'
import { Spinner } from '@/ui/spinner'
import type { ResultsState } from './state'
import { formatCount } from '@domain/format/amounts'
import { radioGroupProps, radioPropsByKey } from '@/ui/aria/radios'
import { Tap, type TapProps } from '@/ui/tap'
import { useEndlessList } from './use-endless'
import { useSearchResults } from './use-results'
import './index.scss'

interface TotalLineProps {
  /** The library's name. */
  library: string
  /** The number of results. Absent while loading, or if the service reports no total. */
  total?: number
  /** The number of loaded rows; absent while loading. */
  listed?: number
  sorts: SortOrder[]
  order: string
  onOrder: (order: string) => void
  /** Buttons beside the number. */
  children?: ReactNode
}

/** Shows the library's name, the number of results and the sort options. */
function TotalLine({ library, total, listed, sorts, order, onOrder, children }: TotalLineProps) {
  const count = total ?? listed
  const radio = radioPropsByKey(
    sorts.map(sort => sort.order),
    order,
  )
  return (
    <View className='total-line'>
      <View
        className={`total-line__count${count === undefined ? ' total-line__count--loading' : ''}`}
        {...role('status')}
        aria-live='polite'
      >
        {count !== undefined && (
          <>
            <Text className='total-line__library'>{library}</Text>
            <View className='total-line__total'>
              <Text className='total-line__least'>
                {total === undefined ? listCopy.results.listedBefore : listCopy.results.totalBefore}
                <Text className='total-line__number'>{formatCount(count)}</Text>
              </Text>
              {listCopy.results.totalAfter}
            </View>
          </>
        )}
      </View>
      {children && <View className='total-line__tools'>{children}</View>}
      {sorts.length > 1 && (
        <View className='total-line__sorts' {...radioGroupProps(listCopy.results.sort)}>
          {sorts.map(sort => (
            <SortWord key={sort.order} sort={sort} {...radio(sort.order)} onOrder={onOrder} />
          ))}
        </View>
      )}
    </View>
  )
}

interface SortWordProps extends Pick<TapProps, 'role' | 'checked' | 'focusable'> {
  sort: SortOrder
  onOrder: (order: string) => void
}

function SortWord({ sort, onOrder, ...radio }: SortWordProps) {
  const { checked: on } = radio
  return (
    <Tap
      className={`sort-word${on ? ' sort-word--on' : ''}`}
      {...radio}
      onTap={() => !on && onOrder(sort.order)}
      sensorsName={`sort_${sort.order}`}
    >
      {sort.label}
    </Tap>
  )
}

/** With fewer results than this, suggestions are shown below the results. */
const FEW = 10

interface ResultsFooterProps extends Pick<ResultsState, 'status' | 'error'> {
  id: string
  onRetry: () => void
}

/** Shows progress, the end of the list, or an error with a retry button, below the last row. */
function ResultsFooter({ id, status, error, onRetry }: ResultsFooterProps) {
  if (status === 'moreFailed' && error) {
    return (
      <View id={id} className='results-footer'>
        <View {...role('alert')}>{errorSentence(error)}</View>
        <Button look='text' onTap={onRetry} sensorsName='results_retry_more'>
          {listCopy.action.retry}
        </Button>
      </View>
    )
  }
  return (
    <View id={id} className='results-footer'>
      {status !== 'done' && <Spinner />}
      {status === 'done' ? listCopy.noMore : listCopy.loading}
    </View>
  )
}

interface SearchResultsProps {
  library: Library
  conditions: Condition[]
  order: string
  onOrder: (order: string) => void
  /** Called with the new conditions when the reader chooses the notable results, or removes all conditions. */
  onConditions: (conditions: Condition[]) => void
  /** Called with the conditions of a chosen suggestion. Default: `onConditions`. */
  onSuggestion?: (conditions: Condition[]) => void
  /** Called with `true` once a search has no results, and with `false` as soon as another one starts. */
  onEmpty?: (isEmpty: boolean) => void
  /** Text buttons next to the total. */
  tools?: ReactNode
  /** Further hints, shown below an empty result. */
  emptyHints?: ReactNode
  /** Replaces the usual screen of an empty result. */
  Empty?: ComponentType<{ completeness?: string }>
  /** Replaces the usual row of a document. */
  RowOf?: ComponentType<ResultRowProps>
}

export interface ResultRowProps {
  row: ListRow
  /** Called before the document opens. */
  onOpen: () => void
  sensorsName: string
}

/** Shows the results of a search. Without results, shows why there are none. */
export const SearchResults = memo(function SearchResults(props: SearchResultsProps) {
  const isBlank = props.library.skipsBlankSearch && props.conditions.length === 0
  return isBlank ? <Blank /> : <LoadedResults {...props} />
})

function Blank() {
  usePullDown(() => Promise.resolve())
  return <State kind='empty' sentence={listCopy.toast.empty} />
}

function LoadedResults(props: SearchResultsProps) {
  const {
    library,
    conditions,
    order,
    onOrder,
    onConditions,
    onSuggestion = onConditions,
    onEmpty,
    tools,
    emptyHints,
    Empty,
    RowOf,
  } = props
  const { state, more, retry } = useSearchResults(library, conditions, order)
  const end = useEndlessList(state.page, more)
  const { status, rows, total, error, completeness, notable } = state
  const isEmpty = status === 'done' && rows.length === 0
  useLayoutEffect(() => {
    if (!isEmpty) return
    onEmpty?.(true)
    return () => onEmpty?.(false)
  }, [isEmpty, onEmpty])

  const { signIn, busy } = useSignIn()
  const login = { label: listCopy.action.login, onTap: () => void signIn(), busy, sensorsName: 'results_login' }
  const again = { label: listCopy.action.retry, onTap: retry, sensorsName: 'results_retry' }
  const clear: [] | [StateAction] = conditions.length
    ? [{ label: listCopy.results.clear, onTap: () => onConditions([]), sensorsName: 'results_clear' }]
    : []

  if (status === 'failed' && error) {
    const actions: StateProps['actions'] = isLoginError(error)
      ? [login, again]
      : isRefusalError(error) && clear.length
        ? clear
        : [again]
    return <LoadErrorBlock error={error} retry={retry} sensorsName='results_retry' actions={actions} />
  }
  if (isEmpty) {
    if (Empty) return <Empty completeness={completeness} />
    return (
      <EmptyResults {...{ library, conditions, clear, onConditions, onSuggestion, completeness }}>
        {emptyHints}
      </EmptyResults>
    )
  }
  const searching = status === 'searching'
  const isFew = status === 'done' && total !== undefined && total < FEW && conditions.length > 0
  return (
    <View className='results'>
      <TotalLine
        library={library.category.label}
        {...(searching ? {} : { total, listed: rows.length })}
        sorts={library.sorts}
        order={order}
        onOrder={onOrder}
      >
        {tools}
      </TotalLine>
      {/*
       * The rows have their own parent, because the mini-program resends all children of a parent when one is added or
       * removed.
       */}
      <View>
        {searching && <Skeleton rows={5} />}
        {notable && (
          <Tap
            className='results-notable'
            onTap={() => onConditions([...conditions, notable.condition])}
            sensorsName='results_notable'
          >
            <Text className='results-notable__words'>{notable.label}</Text>
            <Icon name='chevron-right' size={16} />
          </Tap>
        )}
        {!searching && <ResultRows rows={rows} category={library.category.key} onLaid={end.onLaid} RowOf={RowOf} />}
        {!searching && <ResultsFooter id={end.id} status={status} error={error} onRetry={retry} />}
        {isFew && <LazyEmptySuggestions {...{ library, conditions, total, onSuggestion }} />}
        {status === 'done' && <LazyCoverageLine library={library.category.key} />}
      </View>
    </View>
  )
}

interface ResultRowsProps {
  rows: ListRow[]
  category: string
  onLaid: () => void
  RowOf?: ComponentType<ResultRowProps>
}

function ResultRows({ rows, category, onLaid, RowOf = DocumentRow }: ResultRowsProps) {
  // The callback below reads the rows from a ref. If the callback depended on the rows, each new page would render all
  // earlier rows again.
  const loaded = useRef(rows)
  useEffect(() => {
    loaded.current = rows
  }, [rows])
  const nextRoute = rows[0]?.opens.route
  useEffect(() => nextRoute && prefetch(nextRoute), [nextRoute])
  const saveResultList = useCallback(() => setResultList(loaded.current.map(({ opens }) => opens)), [])
  // When the reader returns from a document, the list scrolls to the document visited last.
  const [target, setTarget] = useState<{ item: number }>()
  useDidShow(() => {
    const item = takeLastVisitedIndex(loaded.current.map(({ opens }) => opens))
    if (item >= 0) setTarget({ item })
  })
  return (
    <WindowList items={rows} target={target} onLaidOut={onLaid}>
      {(row, at) => <RowOf key={`${row.id} ${at}`} row={row} onOpen={saveResultList} sensorsName={`${category}_row`} />}
    </WindowList>
  )
}
