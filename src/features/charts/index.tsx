import { View, Text } from '@tarojs/components'
import { useMemo, memo } from 'react'
import { visualCopy, fill } from '@/copy/visual'
import { Tabs } from '@/ui/tabs'
import { type ChartsState, chartsErrorSentence } from './use-charts'
import { LoadErrorBlock } from '@/request/load-error'
import { LoadErrorLine } from '@/request/load-error-line'
import { listCopy } from '@/copy/list'
import { isTooFewToDraw } from '@domain/charts/claims'
import type { Condition } from '@domain/query/condition'
import { Button } from '@/ui/button'
import { Skeleton } from '@/ui/skeleton'
import { State } from '@/ui/state'
import type { VisualGroup } from '@contract/judgement'
import { Section } from '@/ui/section'
import { ChartCard } from './chart-card'
import type { ChartActions } from './actions'
import { hasCasesInAnyView, chartCards, type ChartedSearch } from './model/chart-cards'
import { formatCount } from '@domain/format/amounts'
import { SAMPLE_MARK } from '@domain/sample-mark'
import { role } from '@/ui/aria'
import { useLostFocus } from '@/ui/aria/use-lost-focus'
import './index.scss'
import './print.scss'

/**
 * Shows a tab for each group of charts, loaded or not. The label omits the word that marks sample data in the titles.
 */
export function ChartGroupTabs({ charts: { progress, index } }: { charts: ChartsState }) {
  const current = progress.groups[index.at] ?? progress.groups[0]
  if (!current || progress.total === 0 || index.tabs.length < 2) return null
  return (
    <Tabs
      tabs={index.tabs.map(({ key, title }) => ({ key, label: title.replace(SAMPLE_MARK, '') }))}
      active={index.pending ?? current.key}
      onChange={index.jump}
      label={visualCopy.visual.groups}
      sensorsName='charts_group'
    />
  )
}

interface ChartGroupProps {
  id: string
  group: VisualGroup
  data: ChartedSearch
  actions?: ChartActions
}

/**
 * Shows a section of related charts. If the section has one chart, that chart has no title of its own. If the section
 * has no data, shows one line.
 */
const ChartGroup = memo(function ChartGroup({ id, group, data, actions }: ChartGroupProps) {
  const cards = chartCards(group)
  const [only, ...others] = cards
  if (only && (others.length === 0 || !cards.some(hasCasesInAnyView))) {
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
  /** The conditions of the search. If a change removes the chart that has the focus, the summary takes the focus. */
  conditions: Condition[]
}

/** Shows the number of documents from which the charts are calculated. */
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
  charts: ChartsState
  conditions: Condition[]
  /** What taps on the charts do. Absent in a shared view. */
  actions?: ChartActions
  onClear?: () => void
}

/** Shows the charts of a search, group by group. */
export function ChartsView({ charts, conditions, actions, onClear }: ChartsProps) {
  const { progress, loadMore, hasMore, index } = charts
  const { status, groups, total, error } = progress
  // The object stays the same between renders. With a new object, each loaded group would render all earlier groups
  // again.
  const data = useMemo(() => ({ total, conditions }), [total, conditions])
  const failure = error && {
    error,
    sentence: chartsErrorSentence(error),
    retry: loadMore,
    sensorsName: 'charts_retry',
  }

  if (groups.length === 0 && failure) return <LoadErrorBlock {...failure} />
  if (total === 0) {
    if (!conditions.length) return <State kind='empty' sentence={listCopy.noDocuments} />
    const clear = { label: listCopy.results.clear, onTap: () => onClear?.(), sensorsName: 'charts_clear' }
    return <State kind='empty' sentence={listCopy.results.empty} actions={onClear ? [clear] : []} />
  }
  return (
    <View className={actions && index.tabs.length > 1 ? 'charts charts--tabbed' : 'charts'}>
      <Summary
        total={total}
        isCounting={status === 'loading' && groups.length === 0}
        hint={
          actions &&
          (total !== undefined && isTooFewToDraw(total) ? visualCopy.visual.hintInTable : visualCopy.visual.hint)
        }
        conditions={conditions}
      />
      {groups.map((group, at) => (
        <ChartGroup key={group.key} id={index.ids[at]!} group={group} data={data} actions={actions} />
      ))}
      {status === 'loading' && <Skeleton rows={2} />}
      {status === 'failed' && failure && <LoadErrorLine {...failure} />}
      {status === 'ready' && hasMore && (
        <View className='charts__more'>
          <Button look='text' onTap={loadMore} sensorsName='charts_more'>
            {visualCopy.visual.more}
          </Button>
        </View>
      )}
    </View>
  )
}
