import { useCallback, useState } from 'react'
import { Text, View } from '@tarojs/components'
import type { VisualChart, VisualItem } from '@contract/judgement'
import { formatCount } from '@domain/format/amounts'
import { LIMITS } from '@domain/limits'
import { chipsOf } from '@domain/query/search-box'
import { visualCopy, fill } from '@/copy/visual'
import { settings } from '@/platform/settings'
import { today } from '@/platform/today'
import { PictureSheet, usePictureState } from '@/shared/picture-sheet'
import { PICTURE_WIDTH, framePicture } from '@/ui/chart/drawings/picture'
import { useChartPicture } from '@/ui/chart/picture'
import type { ChartDrawing } from '@/ui/chart/types'
import { copyText } from '@/actions/copy-text'
import { ActionBar } from '@/ui/action-bar'
import { role } from '@/ui/aria'
import { Sheet } from '@/ui/sheet'
import { Tap } from '@/ui/tap'
import { type ChartedSearch, tabSeparatedText, tableHead } from './model/chart-cards'
import type { ChartActions } from './actions'

interface ChartPictureProps {
  title: string
  drawing: ChartDrawing
  data: ChartedSearch
  onClose: () => void
}

const { pixelRatio, delay } = LIMITS.visual.image

function composePicture({ title, drawing, data }: Omit<ChartPictureProps, 'onClose'>) {
  return framePicture(drawing, {
    title,
    conditions: chipsOf(data.conditions).map(({ name, value }) => `${name} ${value}`),
    total: data.total === undefined ? '' : fill(visualCopy.visual.total, { count: formatCount(data.total) }),
    source: fill(visualCopy.visual.source, { app: settings.appName }),
    date: fill(visualCopy.visual.countedOn, { day: today() }),
  })
}

/** Shows the picture of a chart, for saving. */
export function ChartPicture({ onClose, ...chart }: ChartPictureProps) {
  const { drawPicture, stage } = useChartPicture()
  const [drawing] = useState(() => composePicture(chart))
  const make = useCallback(async () => {
    const path = await drawPicture({ drawing, width: PICTURE_WIDTH, pixelRatio, delay })
    return path ? { path, height: drawing.height / PICTURE_WIDTH } : undefined
  }, [drawPicture, drawing])
  return (
    <PictureSheet
      {...usePictureState(make)}
      label={fill(visualCopy.visual.download, { title: chart.title })}
      title={chart.title}
      sensors='chart'
      stage={stage}
      onClose={onClose}
    />
  )
}

interface ChartTableProps {
  title: string
  chart: VisualChart
  items: VisualItem[]
  actions?: ChartActions
}

/** Shows the values of a chart, one per row. */
export const ChartTable = ({ title, chart, items, actions }: ChartTableProps) => (
  <View className='chart-table' {...role('table')} aria-label={title}>
    <View className='chart-table__row chart-table__row--head' {...role('row')}>
      {tableHead(chart).map(heading => (
        <Text key={heading} className='chart-table__cell' {...role('columnheader')}>
          {heading}
        </Text>
      ))}
    </View>
    {items.map((item, at) => (
      <Row key={at} item={item} onTap={actions?.hasEffect(chart, item) ? () => actions.tap(chart, item) : undefined} />
    ))}
  </View>
)

/**
 * Shows one row. A row of a table may contain only cells, so the tappable element is inside the first cell. Its tap
 * area covers the whole row.
 */
function Row({ item, onTap }: { item: VisualItem; onTap?: () => void }) {
  const { name, value, description } = item
  return (
    <View className={`chart-table__row${onTap ? ' chart-table__row--leads' : ''}`} {...role('row')}>
      <View className='chart-table__cell' {...role('rowheader')}>
        {onTap ? (
          <Tap className='chart-table__tap' onTap={onTap} sensorsName='chart_table_row'>
            <Text>{name}</Text>
          </Tap>
        ) : (
          <Text>{name}</Text>
        )}
      </View>
      {[formatCount(value), description].map((text, at) => (
        <Text key={at} className='chart-table__cell' {...role('cell')}>
          {text}
        </Text>
      ))}
    </View>
  )
}

interface TableSheetProps extends ChartTableProps {
  open: boolean
  onClose: () => void
}

/**
 * Shows the chart as a table, which screen readers can read and the reader can copy. A tap on a row has the same effect
 * as a tap on the chart.
 */
export function ChartTableSheet({ open, onClose, title, chart, items, actions }: TableSheetProps) {
  const follow = (item: VisualItem) => {
    onClose()
    actions?.tap(chart, item)
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={fill(visualCopy.visual.table, { title })}
      actions={
        <ActionBar
          main={{
            label: visualCopy.visual.copyTable,
            onTap: () => void copyText(tabSeparatedText(title, chart, items)),
            sensorsName: 'chart_copy',
          }}
        />
      }
    >
      <ChartTable
        title={title}
        chart={chart}
        items={items}
        actions={actions && { ...actions, tap: (_, item) => follow(item!) }}
      />
    </Sheet>
  )
}
