import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { dialog } from '../aria'
import type { Way } from './dragging'
import { blockScroll } from './host'
import { useLayer } from './use-layer'
import './index.scss'

interface LayerProps {
  open: boolean
  onClose: () => void
  /** What a screen reader calls it. */
  label: string
  /** Out of an edge, or where one looks: what must be answered. */
  from: 'bottom' | 'right' | 'centre'
  /** A finger can pull it out of the screen, this way. */
  pulled?: Way
  className?: string
  children: ReactNode
}

/** A mask over the page and a box that slides in over the mask. A tap on the mask or Esc closes it. */
export function Layer({ open, onClose, label, from, pulled, className = '', children }: LayerProps) {
  const { shown, leaving, boxRef } = useLayer(open, onClose, pulled)
  if (!shown) return null
  return (
    <View className={`layer layer--${from}${leaving ? ' layer--leaving' : ''}`}>
      <View className='layer__mask' onClick={onClose} {...blockScroll} />
      <View
        className={`layer__box ${className}`}
        ref={boxRef}
        {...dialog(label, from === 'centre' ? 'alertdialog' : 'dialog')}
      >
        {children}
      </View>
    </View>
  )
}
