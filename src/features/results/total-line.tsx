import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { listCopy } from '@/copy/list'
import { formatCount } from '@domain/format/amounts'
import type { Sort } from '@/libraries/library'
import { role } from '@/ui/aria'
import { arrowKeys } from '@/ui/aria/arrow-keys'
import { Tap } from '@/ui/tap'

interface TotalLineProps {
  /** Which library this is. */
  library: string
  /** Absent while it is being counted, or where nobody says. */
  total?: number
  /** How many there are to see; absent while nothing is there. */
  listed?: number
  sorts: Sort[]
  order: string
  onOrder: (order: string) => void
  /** Beside the number. */
  children?: ReactNode
}

/** Of which library how many there are, told to a screen reader too, and the words to sort by. */
export function TotalLine({ library, total, listed, sorts, order, onOrder, children }: TotalLineProps) {
  const count = total ?? listed
  return (
    <View className='total-line'>
      <View
        className={`total-line__count${count === undefined ? ' total-line__count--waiting' : ''}`}
        {...role('status')}
        aria-live='polite'
      >
        {count !== undefined && (
          <>
            <Text className='total-line__library'>{library}</Text>
            <View className='total-line__total'>
              {total === undefined ? listCopy.results.listedBefore : listCopy.results.totalBefore}
              <Text className='total-line__number'>{formatCount(count)}</Text>
              {listCopy.results.totalAfter}
            </View>
          </>
        )}
      </View>
      {children && <View className='total-line__tools'>{children}</View>}
      {sorts.length > 1 && (
        <View className='total-line__sorts' {...role('radiogroup')} aria-label={listCopy.results.sort} {...arrowKeys()}>
          {sorts.map(sort => (
            <SortWord key={sort.order} sort={sort} on={sort.order === order} onOrder={onOrder} />
          ))}
        </View>
      )}
    </View>
  )
}

function SortWord({ sort, on, onOrder }: { sort: Sort; on: boolean; onOrder: (order: string) => void }) {
  return (
    <Tap
      role='radio'
      className={`sort-word${on ? ' sort-word--on' : ''}`}
      checked={on}
      focusable={on}
      onTap={() => !on && onOrder(sort.order)}
      sensorsName={`sort_${sort.order}`}
    >
      {sort.label}
    </Tap>
  )
}
