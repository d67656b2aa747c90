import { View, Text } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { type ReactNode, memo, useCallback, useEffect, useRef, useState } from 'react'
import { isExpired, isOffline, isRefused, sentenceFor } from '@/request/errors'
import { listCopy } from '@/copy/list'
import type { Condition } from '@domain/query/condition'
import { DocumentRow } from '@/shared/document-row'
import type { Library, ListRow, Sort } from '@/libraries/library'
import { usePullDown } from '@/platform/pull-down'
import { prefetch } from '@/routing/navigation'
import { useSignIn } from '@/actions/use-sign-in'
import { takeLastVisited, setResultList } from '@/stores/result-list'
import { Skeleton } from '@/ui/skeleton'
import { State, type StateAction } from '@/ui/state'
import { WindowList } from '@/ui/window-list'
import { Empty } from './empty'
import { copy } from '@/copy'
import { role } from '@/ui/aria'
import { Button } from '@/ui/button'
import { Spinner } from '@/ui/spinner'
import type { ResultsState } from './state'
import { formatCount } from '@domain/format/amounts'
import { arrowKeys } from '@/ui/aria/arrow-keys'
import { Tap } from '@/ui/tap'
import { useResults } from './use-results'
import { useEndless } from './use-endless'
import './index.scss'

interface TotalLineProps {
  /** Which library this is. */
  library: string
  /** Absent while it is being counted, or where nobody says. */
  total?: number
  /** How many there are to see; absent while nothing is there. */
  listed?: number
  sorts: Sort[]
  order: string
  onOrder: (order: string) => void
  /** Beside the number. */
  children?: ReactNode
}

/** Of which library how many there are, told to a screen reader too, and the words to sort by. */
function TotalLine({ library, total, listed, sorts, order, onOrder, children }: TotalLineProps) {
  const count = total ?? listed
  return (
    <View className='total-line'>
      <View
        className={`total-line__count${count === undefined ? ' total-line__count--waiting' : ''}`}
        {...role('status')}
        aria-live='polite'
      >
        {count !== undefined && (
          <>
            <Text className='total-line__library'>{library}</Text>
            <View className='total-line__total'>
              {total === undefined ? listCopy.results.listedBefore : listCopy.results.totalBefore}
              <Text className='total-line__number'>{formatCount(count)}</Text>
              {listCopy.results.totalAfter}
            </View>
          </>
        )}
      </View>
      {children && <View className='total-line__tools'>{children}</View>}
      {sorts.length > 1 && (
        <View className='total-line__sorts' {...role('radiogroup')} aria-label={listCopy.results.sort} {...arrowKeys()}>
          {sorts.map(sort => (
            <SortWord key={sort.order} sort={sort} on={sort.order === order} onOrder={onOrder} />
          ))}
        </View>
      )}
    </View>
  )
}

function SortWord({ sort, on, onOrder }: { sort: Sort; on: boolean; onOrder: (order: string) => void }) {
  return (
    <Tap
      role='radio'
      className={`sort-word${on ? ' sort-word--on' : ''}`}
      checked={on}
      focusable={on}
      onTap={() => !on && onOrder(sort.order)}
      sensorsName={`sort_${sort.order}`}
    >
      {sort.label}
    </Tap>
  )
}

interface FooterProps extends Pick<ResultsState, 'status' | 'error'> {
  id: string
  onRetry: () => void
}

/** Below the last row: more is coming, there is no more, or what went wrong and the way to try again. The rows stay. */
function Footer({ id, status, error, onRetry }: FooterProps) {
  if (status === 'moreFailed' && error) {
    return (
      <View id={id} className='results-footer'>
        <View {...role('alert')}>{sentenceFor(error)}</View>
        <Button look='text' onTap={onRetry} sensorsName='results_retry_more'>
          {copy.action.retry}
        </Button>
      </View>
    )
  }
  return (
    <View id={id} className='results-footer'>
      {status !== 'done' && <Spinner />}
      {status === 'done' ? copy.noMore : copy.loading}
    </View>
  )
}

interface ResultsProps {
  library: Library
  conditions: Condition[]
  order: string
  onOrder: (order: string) => void
  /** Other conditions: the way on when nothing was found. */
  onConditions: (conditions: Condition[]) => void
  /** What else can be done with what was found: a few words beside the total, each a text button. */
  tools?: ReactNode
  /** A row is held. */
  /** What leads on where nothing was found. */
  none?: ReactNode
}

/** What a search has found, or why there is nothing to show. */
export const Results = memo(function Results(props: ResultsProps) {
  const isBlank = props.library.skipsBlankSearch && props.conditions.length === 0
  return isBlank ? <Blank /> : <FoundRows {...props} />
})

function Blank() {
  usePullDown(() => Promise.resolve())
  return <State kind='empty' sentence={listCopy.toast.empty} />
}

function FoundRows({ library, conditions, order, onOrder, onConditions, tools, none }: ResultsProps) {
  const { state, more, retry } = useResults(library, conditions, order)
  const end = useEndless(state.page, more)
  const { status, rows, total, error } = state

  const { signIn, busy } = useSignIn()
  const login = { label: listCopy.action.login, onTap: () => void signIn(), busy, sensorsName: 'results_login' }
  const again = { label: listCopy.action.retry, onTap: retry, sensorsName: 'results_retry' }
  const clear: [] | [StateAction] = conditions.length
    ? [{ label: listCopy.results.clear, onTap: () => onConditions([]), sensorsName: 'results_clear' }]
    : []

  if (status === 'failed' && error) {
    return (
      <State
        kind={isOffline(error) ? 'offline' : 'error'}
        sentence={sentenceFor(error)}
        actions={isExpired(error) ? [login, again] : isRefused(error) && clear.length ? clear : [again]}
      />
    )
  }
  if (status === 'done' && rows.length === 0) {
    return <Empty {...{ library, conditions, clear, onConditions }}>{none}</Empty>
  }
  const searching = status === 'searching'
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
      {/* A parent of their own: the mini-program sends all children of a parent anew when one of them comes or goes. */}
      <View>
        {searching && <Skeleton rows={5} />}
        {!searching && <Rows rows={rows} category={library.category.key} onLaid={end.onLaid} />}
        {!searching && <Footer id={end.id} status={status} error={error} onRetry={retry} />}
      </View>
    </View>
  )
}

interface RowsProps {
  rows: ListRow[]
  category: string
  onLaid: () => void
}

function Rows({ rows, category, onLaid }: RowsProps) {
  // A ref: rows that have arrived since must not make the others anew.
  const loaded = useRef(rows)
  useEffect(() => {
    loaded.current = rows
  }, [rows])
  const likely = rows[0]?.opens.route
  useEffect(() => likely && prefetch(likely), [likely])
  const lay = useCallback(() => setResultList(loaded.current.map(({ opens }) => opens)), [])
  // Back from a walk along the list, one sees where it has led.
  const [wanted, want] = useState<{ item: number }>()
  useDidShow(() => {
    const item = takeLastVisited(loaded.current.map(({ opens }) => opens))
    if (item >= 0) want({ item })
  })
  return (
    <WindowList items={rows} wanted={wanted} onLaid={onLaid}>
      {(row, at) => <DocumentRow key={`${row.id} ${at}`} row={row} onOpen={lay} sensorsName={`${category}_row`} />}
    </WindowList>
  )
}
