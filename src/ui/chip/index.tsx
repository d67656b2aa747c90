import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { copy } from '@/copy'
import { Icon } from '../icon'
import { Tap, type TapEvent } from '../tap'
import './index.scss'

interface ChipProps {
  /** The name of the dimension, shown before the value. */
  name?: string
  value: string
  /** Whether the condition excludes this word. */
  excluding?: boolean
  onRemove?: (event: TapEvent) => void
  sensorsName?: string
  /** An empty placeholder for a removed chip. */
  isPlaceholder?: boolean
}

export function Chip({ name, value, excluding, onRemove, sensorsName, isPlaceholder }: ChipProps) {
  if (isPlaceholder) return <View className='chip-place' />
  const label = [copy.ui.removeCondition, name, value].filter(Boolean).join(' ')
  return (
    <View className={`chip${excluding ? ' chip--excluding' : ''}${onRemove ? ' chip--removable' : ''}`}>
      {name && <Text className='chip__name'>{name}</Text>}
      <View className='chip__value'>{value}</View>
      {onRemove && (
        <Tap className='chip__remove' label={label} nested onTap={onRemove} sensorsName={sensorsName}>
          <Icon name='x' size={14} />
        </Tap>
      )}
    </View>
  )
}

interface ChipsProps {
  /** Shows only the chips that fit on one line, for a search box. Otherwise the chips wrap. */
  inWell?: boolean
  /** A node after the chips. */
  more?: ReactNode
  children: ReactNode
}

export function Chips({ inWell, more, children }: ChipsProps) {
  return (
    <View className={`chips${inWell ? ' chips--in-well' : ''}`}>
      {/* The chips have their own parent. When a chip is added, the mini-program then sends only that chip. */}
      <View className='chips__places'>{children}</View>
      {more}
    </View>
  )
}
