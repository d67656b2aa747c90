import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { copy } from '@/copy'
import { Key } from '../key'
import { Layer } from '../layer'
import './index.scss'

interface SheetProps {
  open: boolean
  onClose: () => void
  title: string
  /** A word beside the title: what it is about, how many. */
  note?: string
  /** In the place of the closing ×, as 恢复默认. */
  corner?: ReactNode
  /** Shows neither grip nor title row; the title is still what a screen reader calls it. */
  bare?: boolean
  /** As high as it may be, whatever its content. */
  tall?: boolean
  /** Stands under the content and does not scroll; an ActionBar. */
  actions?: ReactNode
  children: ReactNode
}

/** A card that rises from the lower edge. */
export function Sheet({ open, onClose, title, note, corner, bare, tall, actions, children }: SheetProps) {
  return (
    <Layer open={open} onClose={onClose} label={title} from='bottom' className={`sheet${tall ? ' sheet--tall' : ''}`}>
      {!bare && (
        <>
          <View className='sheet__grip' />
          <View className='sheet__head'>
            <View className='sheet__title'>{title}</View>
            {note && <Text className='sheet__note'>{note}</Text>}
            <View className='sheet__corner'>
              {corner ?? <Key icon='x' label={copy.action.close} onTap={onClose} />}
            </View>
          </View>
        </>
      )}
      <View className='sheet__body'>{children}</View>
      {actions}
    </Layer>
  )
}
