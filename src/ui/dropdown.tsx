import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { dialog } from './aria'
import { blockScroll } from './layer/host'
import { useLayer } from './layer'
import './dropdown.scss'

interface DropdownProps {
  open: boolean
  onClose: () => void
  /** What a screen reader calls it. */
  label: string
  /** Stands under the content and does not scroll; an ActionBar. */
  actions?: ReactNode
  children: ReactNode
}

/**
 * Hangs from the bar it is placed in. The bar must be positioned (a Page's header is) and stays bright;
 * the mask covers what lies below it.
 */
export function Dropdown({ open, onClose, label, actions, children }: DropdownProps) {
  const { isVisible, leaving, boxRef } = useLayer(open, onClose)
  if (!isVisible) return null
  return (
    <View className={`dropdown${leaving ? ' dropdown--leaving' : ''}`}>
      <View className='dropdown__away' onClick={onClose} {...blockScroll} />
      <View className='dropdown__mask' onClick={onClose} {...blockScroll} />
      <View className='dropdown__box' ref={boxRef} {...dialog(label)}>
        <View className='dropdown__body'>{children}</View>
        {actions}
      </View>
    </View>
  )
}
