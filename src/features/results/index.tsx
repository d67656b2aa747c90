import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { type ReactNode, memo, useCallback, useEffect, useRef, useState } from 'react'
import { isExpired, isOffline, isRefused, sentenceFor } from '@/request/errors'
import { listCopy } from '@/copy/list'
import type { Condition } from '@domain/query/condition'
import { DocumentRow } from '@/shared/document-row'
import type { Library, ListRow } from '@/libraries/library'
import { usePullDown } from '@/platform/pull-down'
import { prefetch } from '@/routing/navigation'
import { useSignIn } from '@/actions/use-sign-in'
import { takeLastVisited, setResultList } from '@/stores/result-list'
import { Skeleton } from '@/ui/skeleton'
import { State, type StateAction } from '@/ui/state'
import { WindowList } from '@/ui/window-list'
import { Empty } from './empty'
import { Footer } from './footer'
import { TotalLine } from './total-line'
import { useEndless } from './use-endless'
import { useResults } from './use-results'
import './index.scss'

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
  const isBlank = props.library.asksNothingBlank && props.conditions.length === 0
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
