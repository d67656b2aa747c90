import { View, Text } from '@tarojs/components'
import { useMemo, memo } from 'react'
import { visualCopy, fill } from '@/copy/visual'
import { Tabs } from '@/ui/tabs'
import { type CountedCharts, failureOf } from './use-charts'
import { LoadErrorBlock } from '@/request/error-state'
import { listCopy } from '@/copy/list'
import type { Condition } from '@domain/query/condition'
import { Button } from '@/ui/button'
import { Hint } from '@/ui/hint'
import { Skeleton } from '@/ui/skeleton'
import { State } from '@/ui/state'
import type { VisualGroup } from '@contract/judgement'
import { Section } from '@/ui/section'
import { ChartSlot } from './chart-card'
import type { Actions } from './actions'
import { hasAnything, slotsOf, type ChartData } from './model/chart-cards'
import { formatCount } from '@domain/format/amounts'
import { role } from '@/ui/aria'
import { useLostFocus } from '@/ui/aria/use-lost-focus'
import './index.scss'
import './print.scss'

/** The groups that are there, each one tap away. */
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
  found: ChartData
  actions?: Actions
}

/** A card of charts that belong together; one that stands alone needs no title beside the card's, and where all are empty one line says so. */
const ChartGroup = memo(function ChartGroup({ id, group, found, actions }: ChartGroupProps) {
  const slots = slotsOf(group)
  const [only, ...others] = slots
  if (only && (others.length === 0 || !slots.some(hasAnything))) {
    return (
      <Section id={id}>
        <ChartSlot slot={{ ...only, title: group.title }} alone found={found} actions={actions} />
      </Section>
    )
  }
  return (
    <Section id={id} title={group.title}>
      {slots.map(slot => (
        <ChartSlot key={slot.key} slot={slot} found={found} actions={actions} />
      ))}
    </Section>
  )
})

interface SummaryProps {
  /** Absent while it is being counted, or where nobody says. */
  total?: number
  counting?: boolean
  hint?: string
  /** What is counted: a change takes away the chart that had the focus. */
  conditions: Condition[]
}

/** How many documents the charts are about. */
function Summary({ total, counting, hint, conditions }: SummaryProps) {
  const focusable = useLostFocus(conditions)
  const known = total === undefined ? '' : fill(visualCopy.visual.total, { count: formatCount(total) })
  const counted = counting ? visualCopy.visual.loading : known
  return (
    <View className='charts__summary' {...role('status')} aria-live='polite' {...focusable}>
      <Text>{counted}</Text>
      {hint && <Text className='charts__hint'>{counted ? `，${hint}` : hint}</Text>}
    </View>
  )
}

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
    return <LoadErrorBlock error={error} sentence={failureOf(error)} retry={ask} sensorsName='charts_retry' />
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
