import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { copy } from '@/copy'
import { IconButton } from './icon-button'
import { Layer } from './layer'
import { useGripProps } from './layer/drag'
import './sheet.scss'

interface SheetProps {
  open: boolean
  onClose: () => void
  title: string
  /** A short text next to the title: the subject or a number. */
  note?: string
  /** A button before the title that leads back. */
  lead?: ReactNode
  /** A node in the corner, such as 恢复默认, in place of the close button. `false` leaves the corner empty. */
  corner?: ReactNode
  /** Hides the grip and the title row. The title is still the accessible name. */
  bare?: boolean
  /** Gives the sheet 86% of the screen's height, whatever its content. */
  tall?: boolean
  /** Gives the sheet half of the screen's height, or two thirds of a low screen, whatever its content. */
  half?: boolean
  /** On a large screen the sheet is a panel beside the text, and the text stays usable. */
  beside?: boolean
  /** An ActionBar. It stays in place below the scrolling content. */
  actions?: ReactNode
  children: ReactNode
}

/** A card that slides in from the bottom edge. */
export function Sheet(props: SheetProps) {
  const { open, onClose, title, note, lead, corner, bare, tall, half, beside, actions, children } = props
  const height = `${tall ? ' sheet--tall' : ''}${half ? ' sheet--half' : ''}`
  const grip = useGripProps('down', onClose)
  const pulled = bare ? undefined : 'down'
  return (
    <Layer
      open={open}
      onClose={onClose}
      label={title}
      from='bottom'
      pullDirection={pulled}
      beside={beside}
      className={`sheet${height}`}
    >
      {!bare && (
        <View className='sheet__top' {...grip}>
          <View className='sheet__grip' />
          <View className='sheet__head'>
            {lead && <View className='sheet__lead'>{lead}</View>}
            <View className='sheet__title'>{title}</View>
            {note && <Text className='sheet__note'>{note}</Text>}
            <View className='sheet__corner'>
              {corner ?? <IconButton icon='x' label={copy.action.close} onTap={onClose} />}
            </View>
          </View>
        </View>
      )}
      <View className='sheet__body'>{children}</View>
      {actions}
    </Layer>
  )
}
