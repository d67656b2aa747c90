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
import type { Actions } from './actions'
import { drawingOf } from './model/drawing'
import { hasAny, sum } from './model/amounts'
import { type Shown, shownOf } from './model/shown'
import type { Face, Slot } from './model/slots'
import type { ChartData } from './model/chart-data'
import { tellingOf } from './model/telling'
import { ChartPicture } from './picture-sheet'
import { TableSheet } from './table-sheet'
import { usePictureSheet } from './use-picture-sheet'
import { useGeoMap } from './use-geo-map'
import { YearSteps } from './year-steps'

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
