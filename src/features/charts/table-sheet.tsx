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

interface TableSheetProps {
  open: boolean
  onClose: () => void
  title: string
  chart: VisualChart
  items: VisualItem[]
  actions?: ChartActions
}

/** The chart as a table: readable by screen readers, copyable, with the same taps. */
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
      <View className='chart-table'>
        <Row cells={visualCopy.visual.tableHead} head />
        {items.map((item, at) => {
          const { name, value, description } = item
          const cells = [name, formatCount(value), description]
          return actions?.leads(chart, item) ? (
            <Tap key={at} className='chart-table__tap' onTap={() => follow(item)} sensorsName='chart_table_row'>
              <Row cells={cells} leads />
            </Tap>
          ) : (
            <Row key={at} cells={cells} />
          )
        })}
      </View>
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
