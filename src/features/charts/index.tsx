import { View, Text } from '@tarojs/components'
import { useMemo, memo } from 'react'
import { visualCopy, fill } from '@/copy/visual'
import { Tabs } from '@/ui/tabs'
import { type CountedCharts, chartsErrorSentence } from './use-charts'
import { LoadErrorBlock } from '@/request/load-error'
import { listCopy } from '@/copy/list'
import type { Condition } from '@domain/query/condition'
import { Button } from '@/ui/button'
import { Hint } from '@/ui/hint'
import { Skeleton } from '@/ui/skeleton'
import { State } from '@/ui/state'
import type { VisualGroup } from '@contract/judgement'
import { Section } from '@/ui/section'
import { ChartCard } from './chart-card'
import type { ChartActions } from './actions'
import { hasData, chartCards, type ChartData } from './model/chart-cards'
import { formatCount } from '@domain/format/amounts'
import { role } from '@/ui/aria'
import { useLostFocus } from '@/ui/aria/use-lost-focus'
import './index.scss'
import './print.scss'

/** Tabs of the loaded groups. */
export function GroupTabs({ charts: { progress, index } }: { charts: CountedCharts }) {
  const { groups } = progress
  const current = groups[index.at] ?? groups[0]
  if (!current || groups.length < 2) return null
  return (
    <Tabs
      tabs={groups.map(({ key, title }) => ({ key, label: title }))}
      active={current.key}
      onChange={key => index.jump(groups.findIndex(group => group.key === key))}
      label={visualCopy.visual.groups}
      sensorsName='charts_group'
    />
  )
}

interface ChartGroupProps {
  id: string
  group: VisualGroup
  data: ChartData
  actions?: ChartActions
}

/** A section of related charts. A single chart uses the section's title; a section without data shows one line. */
const ChartGroup = memo(function ChartGroup({ id, group, data, actions }: ChartGroupProps) {
  const cards = chartCards(group)
  const [only, ...others] = cards
  if (only && (others.length === 0 || !cards.some(hasData))) {
    return (
      <Section id={id}>
        <ChartCard card={{ ...only, title: group.title }} isOnly data={data} actions={actions} />
      </Section>
    )
  }
  return (
    <Section id={id} title={group.title}>
      {cards.map(slot => (
        <ChartCard key={slot.key} card={slot} data={data} actions={actions} />
      ))}
    </Section>
  )
})

interface SummaryProps {
  /** The number of documents. Absent while counting, or if the service reports no total. */
  total?: number
  isCounting?: boolean
  hint?: string
  /** The conditions of the search. A change removes the focused chart, so the summary takes the focus. */
  conditions: Condition[]
}

/** The number of documents behind the charts. */
function Summary({ total, isCounting, hint, conditions }: SummaryProps) {
  const focusable = useLostFocus(conditions)
  const totalText = total === undefined ? '' : fill(visualCopy.visual.total, { count: formatCount(total) })
  const countText = isCounting ? visualCopy.visual.loading : totalText
  return (
    <View className='charts__summary' {...role('status')} aria-live='polite' {...focusable}>
      <Text>{countText}</Text>
      {hint && <Text className='charts__hint'>{countText ? `，${hint}` : hint}</Text>}
    </View>
  )
}

interface ChartsProps {
  charts: CountedCharts
  conditions: Condition[]
  /** The effects of taps on the charts. Absent in a shared view. */
  actions?: ChartActions
  onClear?: () => void
}

/** The charts of a search, group by group. */
export function ChartsView({ charts, conditions, actions, onClear }: ChartsProps) {
  const { progress, ask, hasMore, index } = charts
  const { status, groups, total, error } = progress
  // A stable object: loading a group must not render the previous ones again.
  const data = useMemo(() => ({ total, conditions }), [total, conditions])
  const retry = { label: visualCopy.action.retry, onTap: ask, sensorsName: 'charts_retry' }

  if (groups.length === 0 && error) {
    return <LoadErrorBlock error={error} sentence={chartsErrorSentence(error)} retry={ask} sensorsName='charts_retry' />
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
        isCounting={status === 'loading' && groups.length === 0}
        hint={actions && visualCopy.visual.hint}
        conditions={conditions}
      />
      {groups.map((group, at) => (
        <ChartGroup key={group.key} id={index.ids[at]!} group={group} data={data} actions={actions} />
      ))}
      {status === 'loading' && <Skeleton rows={2} />}
      {status === 'failed' && error && <Hint sentence={chartsErrorSentence(error)} action={retry} />}
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
