import { Text, View } from '@tarojs/components'
import { memo, useMemo, useState } from 'react'
import { visualCopy, fill } from '@/copy/visual'
import { formatCount } from '@domain/format/amounts'
import { host } from '@/platform/host'
import { today } from '@/platform/today'
import { role } from '@/ui/aria'
import { Chart } from '@/ui/chart'
import type { ChartItem } from '@/ui/chart/types'
import type { IconName } from '@/ui/icon'
import { IconButton } from '@/ui/icon-button'
import { Segmented } from '@/ui/segmented'
import type { ChartActions } from './actions'
import { type VisibleData, allowedViews, remainderOf, visibleData } from './model/visible-data'
import {
  type ChartForm,
  type ChartCardData,
  hasCases,
  sumOfValues,
  tabSeparatedText,
  type ChartedSearch,
} from './model/chart-cards'
import { chartInsight } from './model/insight'
import { ChartPicture, ChartTable, ChartTableSheet } from './sheets'
import { useChartDrawing } from './use-drawing'
import { LIMITS } from '@domain/limits'
import { copyText } from '@/actions/copy-text'
import { requireLogin } from '@/actions/require-login'
import { isTooFewToDraw } from '@domain/charts/claims'
import { toast } from '@/platform/messages'
import { useSession } from '@/stores/session'
import { loadVisitor } from '@/actions/load-visitor'

interface YearStepsProps {
  years: NonNullable<VisibleData['years']>
  onChange: (year: string) => void
}

/** Shows buttons for the previous and the next year of a chart by month. Shows nothing if only one year has months. */
function YearSteps({ years: { all, at }, onChange }: YearStepsProps) {
  if (all.length < 2) return null
  const step = (to: number) => () => onChange(all[to]!)
  return (
    <View className='chart-card__years'>
      <IconButton
        icon='chevron-left'
        label={visualCopy.visual.yearBefore}
        disabled={at === 0}
        onTap={step(at - 1)}
        sensorsName='chart_year'
      />
      <IconButton
        icon='chevron-right'
        label={visualCopy.visual.yearAfter}
        disabled={at === all.length - 1}
        onTap={step(at + 1)}
        sensorsName='chart_year'
      />
    </View>
  )
}

/**
 * Returns whether the reader may not save a picture, and shows why. In the native app, trial accounts may not. Loads
 * the visitor if needed.
 */
async function refuseTrial(): Promise<boolean> {
  const { token, visitor } = useSession.getState()
  if (host.current() !== 'app' || !token) return false
  if (!visitor) await loadVisitor(token)
  if (!useSession.getState().visitor?.trialOnly) return false
  toast(visualCopy.visual.noTrial, { duration: LIMITS.toast.noTrial })
  return true
}

/** Holds whether the picture sheet is open. The sheet opens only for readers who may save pictures. */
function usePictureSheet() {
  const [open, setOpen] = useState(false)
  const start = async () => {
    if (requireLogin() && !(await refuseTrial())) setOpen(true)
  }
  return { open, start: () => void start(), close: () => setOpen(false) }
}

interface ChartCardProps {
  card: ChartCardData
  /** Whether the card is the only chart of its section. */
  isOnly?: boolean
  data: ChartedSearch
  actions?: ChartActions
}

const ICONS: Partial<Record<ChartForm, IconName>> = { map: 'map', bars: 'chart-bar-big', pie: 'chart-pie' }

const titleWithNote = (title: string, note?: string) => (note ? `${title}（${note}）` : title)

const countedItems = (items: ChartItem[]) =>
  items.map(({ name, value }) => fill(visualCopy.visual.item, { name, count: formatCount(value) })).join('，')

/** The maximum number of values in the text for screen readers. The table has all values. */
const SPOKEN_COUNT = 5
function spokenChart(title: string, { items, note }: VisibleData) {
  const largest = [...items].sort((a, b) => b.value - a.value).slice(0, SPOKEN_COUNT)
  return fill(visualCopy.visual.chart, { title: titleWithNote(title, note), items: countedItems(largest) })
}

interface HeadingProps {
  title: string
  isOnly?: boolean
}

const Heading = ({ title, isOnly }: HeadingProps) => (
  <View
    className={isOnly ? 'chart-card__title section__title' : 'chart-card__title'}
    {...role('heading')}
    aria-level={isOnly ? 2 : 3}
  >
    {title}
  </View>
)

/** Shows sentences about the cases that the chart does not show. */
const Asides = ({ sentences }: { sentences: string[] }) =>
  sentences.length > 0 && <View className='chart-card__rest'>{sentences.join('，')}</View>

/** Names the values that are not listed, with their counts. */
const Remainder = ({ rest }: Pick<VisibleData, 'rest'>) =>
  rest.length > 0 && <Asides sentences={[fill(visualCopy.visual.restLine, { items: countedItems(rest) })]} />

/** Shows the values of few cases as a table. So few cases allow no conclusion, and a drawing would suggest one. */
function PlainTable({ card, isOnly, total, actions }: ChartCardProps & { total: number }) {
  const { title, views } = card
  const { chart, form, isPartition } = views[0]!
  const items = chart.items.filter(({ value }) => value > 0)
  const { asides } = visibleData(views[0]!, { total, today: today() })
  // Only these have no case in two rows, so that the rows and the remainder add up.
  const rest = isPartition || form === 'map' ? remainderOf(chart, items, total) : []
  return (
    <View className='chart-card'>
      <View className='chart-card__head'>
        <Heading title={title} isOnly={isOnly} />
        <IconButton
          icon='copy'
          label={`${title} · ${visualCopy.visual.copyTable}`}
          onTap={() => void copyText(tabSeparatedText(title, chart, items))}
          sensorsName='chart_copy'
        />
      </View>
      <ChartTable title={title} chart={chart} items={items} actions={actions} />
      <Remainder rest={rest} />
      <Asides sentences={asides} />
    </View>
  )
}

/** Shows a chart, with buttons for its other views, its table and its picture. */
function DrawnChart({ card, isOnly, data, total, actions }: ChartCardProps & { total: number }) {
  const { title } = card
  const views = useMemo(() => allowedViews(card.views, total), [card, total])
  const [form, setForm] = useState(views[0]!.form)
  const view = views.find(one => one.form === form) ?? views[0]!
  const { chart } = view
  const [year, setYear] = useState<string>()
  const visible = useMemo(() => visibleData(view, { total, today: today(), year }), [view, total, year])
  const insight = useMemo(() => chartInsight(view, total, today()), [view, total])
  const drawing = useChartDrawing(view, visible, data.total)
  const [tableOpen, setTableOpen] = useState(false)
  const download = usePictureSheet()
  return (
    <View className='chart-card'>
      <View className='chart-card__head'>
        <Heading title={title} isOnly={isOnly} />
        {views.length > 1 && (
          <Segmented
            choices={views.map(one => ({
              key: one.form,
              label: visualCopy.visual.faces[one.form],
              icon: ICONS[one.form],
            }))}
            active={view.form}
            onChange={setForm}
            label={fill(visualCopy.visual.facesLabel, { title })}
            sensorsName='chart_face'
          />
        )}
        <IconButton
          icon='table-2'
          label={fill(visualCopy.visual.table, { title })}
          onTap={() => setTableOpen(true)}
          sensorsName='chart_table'
        />
        {!host.isSinglePage() && (
          <IconButton
            icon='download'
            label={fill(visualCopy.visual.download, { title })}
            onTap={download.start}
            sensorsName='chart_download'
          />
        )}
      </View>
      {insight && <View className='chart-card__insight'>{insight}</View>}
      {visible.note && (
        <View className='chart-card__note'>
          {visible.unfinished && visible.isJoined && visible.items.length > 1 && <View className='chart-card__dots' />}
          <Text>{visible.note}</Text>
          {visible.years && <YearSteps years={visible.years} onChange={setYear} />}
        </View>
      )}
      <View className='chart-card__chart' {...role('img')} aria-label={spokenChart(title, visible)}>
        <Chart drawing={drawing} onTap={actions && (at => actions.tap(chart, visible.items[at]))} />
      </View>
      {view.form === 'bars' && <Remainder rest={visible.rest} />}
      <Asides sentences={visible.asides} />
      <ChartTableSheet
        open={tableOpen}
        onClose={() => setTableOpen(false)}
        title={titleWithNote(title, visible.note)}
        chart={chart}
        items={visible.items}
        actions={actions}
      />
      {download.open && (
        <ChartPicture
          title={titleWithNote(title, visible.note)}
          drawing={drawing}
          data={data}
          onClose={download.close}
        />
      )}
    </View>
  )
}

/** Shows a card with a chart. If there are too few cases for a drawing, shows a table. If there are none, says so. */
export const ChartCard = memo(function ChartCard(props: ChartCardProps) {
  const { card, isOnly, data } = props
  const { items } = card.views[0]!.chart
  const total = data.total ?? sumOfValues(items)
  if (!hasCases(items)) {
    return (
      <View className='chart-card chart-card--empty'>
        <Heading title={card.title} isOnly={isOnly} />
        <Text className='chart-card__empty'>{visualCopy.noData}</Text>
      </View>
    )
  }
  return isTooFewToDraw(total) ? <PlainTable {...props} total={total} /> : <DrawnChart {...props} total={total} />
})
