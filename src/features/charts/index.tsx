import { View } from '@tarojs/components'
import { useMemo } from 'react'
import { ErrorState } from '@/request/error-state'
import { listCopy } from '@/copy/list'
import { visualCopy } from '@/copy/visual'
import type { Condition } from '@domain/query/condition'
import { Button } from '@/ui/button'
import { Hint } from '@/ui/hint'
import { Skeleton } from '@/ui/skeleton'
import { State } from '@/ui/state'
import { ChartGroup } from './group'
import { failureOf } from './model/failure'
import { Summary } from './summary'
import type { Actions } from './actions'
import type { CountedCharts } from './use-charts'
import './index.scss'
import './print.scss'

interface ChartsProps {
  charts: CountedCharts
  conditions: Condition[]
  /** What a tap may do; nothing in a shared view. */
  actions?: Actions
  onClear?: () => void
}

/** What was found, counted and drawn: a card a group, one after the other. */
export function Charts({ charts, conditions, actions, onClear }: ChartsProps) {
  const { progress, ask, hasMore, index } = charts
  const { status, groups, total, error } = progress
  // The same object as long as it tells the same: a further group leaves the charts before it as they are.
  const found = useMemo(() => ({ total, conditions }), [total, conditions])
  const retry = { label: visualCopy.action.retry, onTap: ask, sensorsName: 'charts_retry' }

  if (groups.length === 0 && error) {
    return <ErrorState error={error} sentence={failureOf(error)} retry={ask} sensorsName='charts_retry' />
  }
  if (total === 0) {
    const clear = { label: listCopy.results.clear, onTap: () => onClear?.(), sensorsName: 'charts_clear' }
    return (
      <State kind='empty' sentence={listCopy.results.empty} actions={onClear && conditions.length ? [clear] : []} />
    )
  }
  return (
    <View className='charts'>
      <Summary
        total={total}
        counting={status === 'loading' && groups.length === 0}
        hint={actions && visualCopy.visual.hint}
        conditions={conditions}
      />
      {groups.map((group, at) => (
        <ChartGroup key={group.key} id={index.ids[at]!} group={group} found={found} actions={actions} />
      ))}
      {status === 'loading' && <Skeleton rows={2} />}
      {status === 'failed' && error && <Hint sentence={failureOf(error)} action={retry} />}
      {status === 'ready' && hasMore && (
        <View className='charts__more'>
          <Button look='text' onTap={ask} sensorsName='charts_more'>
            {visualCopy.visual.more}
          </Button>
        </View>
      )}
    </View>
  )
}
