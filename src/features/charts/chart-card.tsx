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
import type { Actions } from './actions'
import type { GeoMap } from '@domain/charts/geo-map'
import { drawBars } from '@/ui/chart/drawings/bars'
import { drawLine } from '@/ui/chart/drawings/line'
import { drawMap } from '@/ui/chart/drawings/map'
import { drawPie } from '@/ui/chart/drawings/pie'
import { drawTiles } from '@/ui/chart/drawings/tiles'
import { type Shown, shownOf } from './model/visible-data'
import { type Face, type Slot, hasAny, sum, type ChartData } from './model/chart-cards'
import { tellingOf } from './model/insight'
import { ChartPicture } from './picture-sheet'
import { TableSheet } from './table-sheet'
import { LIMITS } from '@domain/limits'
import { requireLogin } from '@/actions/require-login'
import { toast } from '@/platform/toast'
import { useSession } from '@/stores/session'
import { loadVisitor } from '@/actions/load-visitor'
import { fetchGeoMap } from '@/api/geo-map'

interface YearStepsProps {
  years: NonNullable<Shown['years']>
  onChange: (year: string) => void
}

/** From one year's months to another's. */
function YearSteps({ years: { all, at }, onChange }: YearStepsProps) {
  if (all.length < 2) return null
  const step = (to: number) => () => onChange(all[to]!)
  return (
    <View className='chart-slot__years'>
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
  /** Where a deployer provides one; the regions stand as tiles without. */
  map?: GeoMap
}

/** Draws the shown data of a chart in the form that the reader chose. */
function drawingOf(face: Face, { items, unfinished, rest }: Shown, { total, map }: About): ChartDrawing {
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

/** In the native wrapper the trial has no pictures. Some screens open without asking who their reader is. */
async function refuseTrial(): Promise<boolean> {
  const { token, visitor } = useSession.getState()
  if (host.current() !== 'app' || !token) return false
  if (!visitor) await loadVisitor(token)
  if (!useSession.getState().visitor?.trialOnly) return false
  toast(visualCopy.visual.noTrial, { duration: LIMITS.toast.noTrial })
  return true
}

/** Whether the picture of a chart is being looked at, by those who may have it. */
function usePictureSheet() {
  const [open, setOpen] = useState(false)
  const start = async () => {
    if (requireLogin() && !(await refuseTrial())) setOpen(true)
  }
  return { open, start: () => void start(), close: () => setOpen(false) }
}

/** The map that a deployer provides, once it is there; asked for only by who draws regions. */
function useGeoMap(wanted: boolean): GeoMap | undefined {
  const [map, setMap] = useState<GeoMap>()
  useEffect(() => {
    if (!wanted) return
    let left = false
    void fetchGeoMap().then(found => {
      if (!left && found) setMap(found)
    })
    return () => {
      left = true
    }
  }, [wanted])
  return map
}

interface ChartSlotProps {
  slot: Slot
  /** Its card has no other. */
  alone?: boolean
  found: ChartData
  actions?: Actions
}

const ICONS: Partial<Record<Face, IconName>> = { map: 'map', bars: 'chart-bar-big', pie: 'chart-pie' }

const titled = (title: string, note?: string) => (note ? `${title}（${note}）` : title)

const counted = (items: ChartItem[]) =>
  items.map(({ name, value }) => fill(visualCopy.visual.item, { name, count: formatCount(value) })).join('，')

/** The most telling of it, for those who don't see it; the table has the rest. */
const SPOKEN = 5
function spoken(title: string, { items, note }: Shown) {
  const largest = [...items].sort((a, b) => b.value - a.value).slice(0, SPOKEN)
  return fill(visualCopy.visual.chart, { title: titled(title, note), items: counted(largest) })
}

/** A chart with the ways to look at it, to read it as a table and to take it along. */
export const ChartSlot = memo(function ChartSlot({ slot, alone, found, actions }: ChartSlotProps) {
  const { title, views } = slot
  const [face, setFace] = useState(views[0]!.face)
  const view = views.find(one => one.face === face) ?? views[0]!
  const { chart } = view
  const total = found.total ?? sum(chart.items)
  const [year, setYear] = useState<string>()
  const shown = useMemo(() => shownOf(view, { total, today: today(), year }), [view, total, year])
  const telling = useMemo(() => tellingOf(view, total, today()), [view, total])
  const map = useGeoMap(view.face === 'map')
  const drawing = useMemo(() => drawingOf(view.face, shown, { total, map }), [view, shown, total, map])
  const [tableOpen, setTableOpen] = useState(false)
  const download = usePictureSheet()
  const heading = (
    <View
      className={alone ? 'chart-slot__title section__title' : 'chart-slot__title'}
      {...role('heading')}
      aria-level={alone ? 2 : 3}
    >
      {title}
    </View>
  )

  if (!hasAny(chart.items)) {
    return (
      <View className='chart-slot chart-slot--empty'>
        {heading}
        <Text className='chart-slot__nothing'>{visualCopy.noData}</Text>
      </View>
    )
  }
  return (
    <View className='chart-slot'>
      <View className='chart-slot__head'>
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
            label={fill(visualCopy.visual.ways, { title })}
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
      {telling && <View className='chart-slot__telling'>{telling}</View>}
      {shown.note && (
        <View className='chart-slot__note'>
          {shown.unfinished && shown.items.length > 1 && <View className='chart-slot__dots' />}
          <Text>{shown.note}</Text>
          {shown.years && <YearSteps years={shown.years} onChange={setYear} />}
        </View>
      )}
      <View className='chart-slot__chart' {...role('img')} aria-label={spoken(title, shown)}>
        <Chart drawing={drawing} onTap={actions && (at => actions.tap(chart, shown.items[at]))} />
      </View>
      {view.face === 'bars' && shown.rest.length > 0 && (
        <View className='chart-slot__rest'>{fill(visualCopy.visual.restLine, { items: counted(shown.rest) })}</View>
      )}
      <TableSheet
        open={tableOpen}
        onClose={() => setTableOpen(false)}
        title={titled(title, shown.note)}
        chart={chart}
        items={shown.items}
        actions={actions}
      />
      {download.open && (
        <ChartPicture title={titled(title, shown.note)} drawing={drawing} found={found} onClose={download.close} />
      )}
    </View>
  )
})
