import { Text, View } from '@tarojs/components'
import type { VisualChart, VisualItem } from '@contract/judgement'
import { visualCopy, fill } from '@/copy/visual'
import { formatCount } from '@domain/format/amounts'
import { copyText } from '@/actions/copy-text'
import { ActionBar } from '@/ui/action-bar'
import { Sheet } from '@/ui/sheet'
import { Tap } from '@/ui/tap'
import type { ChartActions } from './actions'
import { tableText } from './model/chart-cards'

interface ChartTableProps {
  chart: VisualChart
  items: VisualItem[]
  actions?: ChartActions
}

/** Shows the values of a chart, one per row. */
export const ChartTable = ({ chart, items, actions }: ChartTableProps) => (
  <View className='chart-table'>
    <Row cells={visualCopy.visual.tableHead} head />
    {items.map((item, at) => {
      const { name, value, description } = item
      const cells = [name, formatCount(value), description]
      return actions?.leads(chart, item) ? (
        <Tap key={at} className='chart-table__tap' onTap={() => actions.tap(chart, item)} sensorsName='chart_table_row'>
          <Row cells={cells} leads />
        </Tap>
      ) : (
        <Row key={at} cells={cells} />
      )
    })}
  </View>
)

interface TableSheetProps extends ChartTableProps {
  open: boolean
  onClose: () => void
  title: string
}

/**
 * Shows the chart as a table, which screen readers can read and the reader can copy. A tap has the same
 * effect as on the chart.
 */
export function TableSheet({ open, onClose, title, chart, items, actions }: TableSheetProps) {
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
            onTap: () => void copyText(tableText(title, items)),
            sensorsName: 'chart_copy',
          }}
        />
      }
    >
      <ChartTable chart={chart} items={items} actions={actions && { ...actions, tap: (_, item) => follow(item!) }} />
    </Sheet>
  )
}

function Row({ cells, head, leads }: { cells: readonly string[]; head?: boolean; leads?: boolean }) {
  return (
    <View
      className={`chart-table__row${head ? ' chart-table__row--head' : ''}${leads ? ' chart-table__row--leads' : ''}`}
    >
      {cells.map((cell, at) => (
        <Text key={at} className='chart-table__cell'>
          {cell}
        </Text>
      ))}
    </View>
  )
}
