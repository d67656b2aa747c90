import { Text, View } from '@tarojs/components'
import { memo, useMemo, useState, useEffect } from 'react'
import { visualCopy, fill } from '@/copy/visual'
import { formatCount } from '@domain/format/amounts'
import { host } from '@/platform/host'
import { today } from '@/platform/today'
import { role } from '@/ui/aria'
import { Chart } from '@/ui/chart'
import type { ChartItem, ChartDrawing } from '@/ui/chart/types'
import type { IconName } from '@/ui/icon'
import { IconButton } from '@/ui/icon-button'
import { Segmented } from '@/ui/segmented'
import type { ChartActions } from './actions'
import type { GeoMap } from '@domain/charts/geo-map'
import { drawBars } from '@/ui/chart/drawings/bars'
import { drawLine } from '@/ui/chart/drawings/line'
import { drawMap } from '@/ui/chart/drawings/map'
import { drawPie } from '@/ui/chart/drawings/pie'
import { drawTiles } from '@/ui/chart/drawings/tiles'
import { type VisibleData, visibleData } from './model/visible-data'
import { type ChartFace, type ChartCardData, hasCases, sumOf, type ChartData } from './model/chart-cards'
import { chartInsight } from './model/insight'
import { ChartPicture } from './picture-sheet'
import { TableSheet } from './table-sheet'
import { LIMITS } from '@domain/limits'
import { requireLogin } from '@/actions/require-login'
import { toast } from '@/platform/toast'
import { useSession } from '@/stores/session'
import { loadVisitor } from '@/actions/load-visitor'
import { fetchGeoMap } from '@/api/geo-map'

interface YearStepsProps {
  years: NonNullable<VisibleData['years']>
  onChange: (year: string) => void
}

/** The buttons to the previous and the next year of a chart by month. */
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

interface About {
  total: number
  /** The map of the deployment, if there is one. Without a map the regions are drawn as tiles. */
  map?: GeoMap
}

/** Draws the shown data of a chart in the form that the reader chose. */
function drawingOf(face: ChartFace, { items, unfinished, rest }: VisibleData, { total, map }: About): ChartDrawing {
  const marks: ChartItem[] = items.map(({ name, value, description }) => ({ name, value, share: description }))
  switch (face) {
    case 'years':
    case 'months':
      return drawLine(marks, { unfinished })
    case 'map':
      return map ? drawMap(marks, map, total) : drawTiles(marks, total)
    case 'bars':
      return drawBars(marks)
    case 'pie':
      return drawPie([...marks, ...rest], { total, unit: visualCopy.visual.unit })
  }
}

/**
 * Returns whether a picture is refused, with a message: in the native app, trial accounts have no pictures. Loads the
 * visitor if needed.
 */
async function refuseTrial(): Promise<boolean> {
  const { token, visitor } = useSession.getState()
  if (host.current() !== 'app' || !token) return false
  if (!visitor) await loadVisitor(token)
  if (!useSession.getState().visitor?.trialOnly) return false
  toast(visualCopy.visual.noTrial, { duration: LIMITS.toast.noTrial })
  return true
}

/** The state of the picture sheet, which opens only for permitted readers. */
function usePictureSheet() {
  const [open, setOpen] = useState(false)
  const start = async () => {
    if (requireLogin() && !(await refuseTrial())) setOpen(true)
  }
  return { open, start: () => void start(), close: () => setOpen(false) }
}

/** The map of the deployment, loaded only for charts of regions. */
function useGeoMap(isNeeded: boolean): GeoMap | undefined {
  const [map, setMap] = useState<GeoMap>()
  useEffect(() => {
    if (!isNeeded) return
    let isCancelled = false
    void fetchGeoMap().then(geoMap => {
      if (!isCancelled && geoMap) setMap(geoMap)
    })
    return () => {
      isCancelled = true
    }
  }, [isNeeded])
  return map
}

interface ChartCardProps {
  card: ChartCardData
  /** Whether the card is the only chart of its section. */
  isOnly?: boolean
  data: ChartData
  actions?: ChartActions
}

const ICONS: Partial<Record<ChartFace, IconName>> = { map: 'map', bars: 'chart-bar-big', pie: 'chart-pie' }

const titleWithNote = (title: string, note?: string) => (note ? `${title}（${note}）` : title)

const countedItems = (items: ChartItem[]) =>
  items.map(({ name, value }) => fill(visualCopy.visual.item, { name, count: formatCount(value) })).join('，')

/** The number of values in the text for screen readers. The table has the rest. */
const SPOKEN_COUNT = 5
function spokenChart(title: string, { items, note }: VisibleData) {
  const largest = [...items].sort((a, b) => b.value - a.value).slice(0, SPOKEN_COUNT)
  return fill(visualCopy.visual.chart, { title: titleWithNote(title, note), items: countedItems(largest) })
}

/** A chart with its views, its table and its picture. */
export const ChartCard = memo(function ChartSlot({ card, isOnly, data, actions }: ChartCardProps) {
  const { title, views } = card
  const [face, setFace] = useState(views[0]!.face)
  const view = views.find(one => one.face === face) ?? views[0]!
  const { chart } = view
  const total = data.total ?? sumOf(chart.items)
  const [year, setYear] = useState<string>()
  const visible = useMemo(() => visibleData(view, { total, today: today(), year }), [view, total, year])
  const insight = useMemo(() => chartInsight(view, total, today()), [view, total])
  const map = useGeoMap(view.face === 'map')
  const drawing = useMemo(() => drawingOf(view.face, visible, { total, map }), [view, visible, total, map])
  const [tableOpen, setTableOpen] = useState(false)
  const download = usePictureSheet()
  const heading = (
    <View
      className={isOnly ? 'chart-card__title section__title' : 'chart-card__title'}
      {...role('heading')}
      aria-level={isOnly ? 2 : 3}
    >
      {title}
    </View>
  )

  if (!hasCases(chart.items)) {
    return (
      <View className='chart-card chart-card--empty'>
        {heading}
        <Text className='chart-card__empty'>{visualCopy.noData}</Text>
      </View>
    )
  }
  return (
    <View className='chart-card'>
      <View className='chart-card__head'>
        {heading}
        {views.length > 1 && (
          <Segmented
            choices={views.map(one => ({
              key: one.face,
              label: visualCopy.visual.faces[one.face],
              icon: ICONS[one.face],
            }))}
            active={view.face}
            onChange={setFace}
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
          {visible.unfinished && visible.items.length > 1 && <View className='chart-card__dots' />}
          <Text>{visible.note}</Text>
          {visible.years && <YearSteps years={visible.years} onChange={setYear} />}
        </View>
      )}
      <View className='chart-card__chart' {...role('img')} aria-label={spokenChart(title, visible)}>
        <Chart drawing={drawing} onTap={actions && (at => actions.tap(chart, visible.items[at]))} />
      </View>
      {view.face === 'bars' && visible.rest.length > 0 && (
        <View className='chart-card__rest'>
          {fill(visualCopy.visual.restLine, { items: countedItems(visible.rest) })}
        </View>
      )}
      <TableSheet
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
})
