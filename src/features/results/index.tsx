import { View } from '@tarojs/components'
import { memo, useCallback, useEffect, useRef } from 'react'
import { isOffline, sentenceFor } from '@/api/errors'
import { copy } from '@/copy'
import type { Condition } from '@/domain/condition'
import type { Library, ListRow } from '@/libraries/library'
import { openDocument } from '@/stores/open-document'
import { useReadMarks } from '@/stores/read-marks'
import { layTrail } from '@/stores/result-trail'
import { Skeleton } from '@/ui/skeleton'
import { State } from '@/ui/state'
import { WindowList } from '@/ui/window-list'
import { Footer } from './footer'
import { ResultRow } from './result-row'
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
}

/** What a search has found, or why there is nothing to show. */
export const Results = memo(function Results({ library, conditions, order, onOrder, onClear }: ResultsProps) {
  const { state, more, retry } = useResults(library, conditions, order)
  const endId = useEndless(state.page, more)
  const { status, rows, total, error } = state

  if (status === 'failed' && error) {
    return (
      <State
        kind={isOffline(error) ? 'offline' : 'error'}
        sentence={sentenceFor(error)}
        actions={[{ label: copy.action.retry, onTap: retry, sensorsName: 'results_retry' }]}
      />
    )
  }
  if (status === 'done' && rows.length === 0) {
    return (
      <State
        kind='empty'
        sentence={copy.results.empty}
        actions={conditions.length ? [{ label: copy.results.clear, onTap: onClear, sensorsName: 'results_clear' }] : []}
      />
    )
  }
  const searching = status === 'searching'
  return (
    <View className='results'>
      <TotalLine total={searching ? undefined : total} sorts={library.sorts} order={order} onOrder={onOrder} />
      {searching ? <Skeleton rows={5} /> : <Rows rows={rows} category={library.category.key} />}
      {!searching && <Footer id={endId} status={status} error={error} onRetry={retry} />}
    </View>
  )
})

function Rows({ rows, category }: { rows: ListRow[]; category: string }) {
  const { isRead, mark } = useReadMarks()
  // A ref: rows that have arrived since must not make the others anew.
  const loaded = useRef(rows)
  useEffect(() => {
    loaded.current = rows
  }, [rows])
  const open = useCallback(
    async ({ id, opens }: ListRow) => {
      layTrail(loaded.current.map(row => row.opens))
      if (await openDocument(opens.route, opens.params)) mark(id)
    },
    [mark],
  )
  return (
    <WindowList items={rows}>
      {row => <ResultRow key={row.id} row={row} read={isRead(row.id)} onOpen={open} sensorsName={`${category}_row`} />}
    </WindowList>
  )
}
