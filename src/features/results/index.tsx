import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { type ReactNode, memo, useCallback, useEffect, useRef, useState } from 'react'
import { isOffline, isRefused, sentenceFor } from '@/api/errors'
import { copy } from '@/copy'
import type { Condition } from '@/domain/condition'
import { DocumentRow } from '@/libraries/document-row'
import type { Library, ListRow } from '@/libraries/library'
import { foresee } from '@/navigation'
import { endOfWalk, layTrail } from '@/stores/result-trail'
import { Skeleton } from '@/ui/skeleton'
import { State, type StateAction } from '@/ui/state'
import { WindowList } from '@/ui/window-list'
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
  /** Drops all conditions: the way on when nothing was found. */
  onClear: () => void
  /** What else can be done with what was found: a few words beside the total, each a text button. */
  tools?: ReactNode
}

/** What a search has found, or why there is nothing to show. */
export const Results = memo(function Results(props: ResultsProps) {
  const isBlank = props.library.asksNothingBlank && props.conditions.length === 0
  return isBlank ? <State kind='empty' sentence={copy.toast.empty} /> : <Found {...props} />
})

function Found({ library, conditions, order, onOrder, onClear, tools }: ResultsProps) {
  const { state, more, retry } = useResults(library, conditions, order)
  const endId = useEndless(state.page, more)
  const { status, rows, total, error } = state

  const again = { label: copy.action.retry, onTap: retry, sensorsName: 'results_retry' }
  const clear: [] | [StateAction] = conditions.length
    ? [{ label: copy.results.clear, onTap: onClear, sensorsName: 'results_clear' }]
    : []

  if (status === 'failed' && error) {
    return (
      <State
        kind={isOffline(error) ? 'offline' : 'error'}
        sentence={sentenceFor(error)}
        actions={isRefused(error) && clear.length ? clear : [again]}
      />
    )
  }
  if (status === 'done' && rows.length === 0) {
    return <State kind='empty' sentence={copy.results.empty} actions={clear} />
  }
  const searching = status === 'searching'
  return (
    <View className='results'>
      <TotalLine total={searching ? undefined : total} sorts={library.sorts} order={order} onOrder={onOrder}>
        {tools}
      </TotalLine>
      {/* A parent of their own: the mini-program sends all children of a parent anew when one of them comes or goes. */}
      <View>
        {searching && <Skeleton rows={5} />}
        {!searching && <Rows rows={rows} category={library.category.key} />}
        {!searching && <Footer id={endId} status={status} error={error} onRetry={retry} />}
      </View>
    </View>
  )
}

function Rows({ rows, category }: { rows: ListRow[]; category: string }) {
  // A ref: rows that have arrived since must not make the others anew.
  const loaded = useRef(rows)
  useEffect(() => {
    loaded.current = rows
  }, [rows])
  const likely = rows[0]?.opens.route
  useEffect(() => likely && foresee(likely), [likely])
  const lay = useCallback(() => layTrail(loaded.current.map(({ opens }) => opens)), [])
  // Back from a walk along the list, one sees where it has led.
  const [wanted, want] = useState<{ item: number }>()
  useDidShow(() => {
    const item = endOfWalk(loaded.current.map(({ opens }) => opens))
    if (item >= 0) want({ item })
  })
  return (
    <WindowList items={rows} wanted={wanted}>
      {row => <DocumentRow key={row.id} row={row} onOpen={lay} sensorsName={`${category}_row`} />}
    </WindowList>
  )
}
