import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { copy } from '@/copy'
import { IconButton } from './icon-button'
import { Layer } from './layer'
import { useGrip } from './layer/drag'
import './sheet.scss'

interface SheetProps {
  open: boolean
  onClose: () => void
  title: string
  /** A word beside the title: what it is about, how many. */
  note?: string
  /** Before the title: a way back. */
  lead?: ReactNode
  /** In the place of the closing ×, or with it, as 恢复默认. */
  corner?: ReactNode
  /** Shows neither grip nor title row; the title is still what a screen reader calls it. */
  bare?: boolean
  /** As high as it may be, whatever its content. */
  tall?: boolean
  /** As high as half of the screen, whatever its content. */
  half?: boolean
  /** Stands under the content and does not scroll; an ActionBar. */
  actions?: ReactNode
  children: ReactNode
}

/** A card that rises from the lower edge. */
export function Sheet({ open, onClose, title, note, lead, corner, bare, tall, half, actions, children }: SheetProps) {
  const height = `${tall ? ' sheet--tall' : ''}${half ? ' sheet--half' : ''}`
  const grip = useGrip('down', onClose)
  const pulled = bare ? undefined : 'down'
  return (
    <Layer
      open={open}
      onClose={onClose}
      label={title}
      from='bottom'
      pullDirection={pulled}
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
