import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { dialogProps } from './aria'
import { scrollBlockProps } from './layer/host'
import { useLayer } from './layer'
import './dropdown.scss'

interface DropdownProps {
  open: boolean
  onClose: () => void
  /** The accessible name. */
  label: string
  /** An ActionBar. It stays in place below the scrolling content. */
  actions?: ReactNode
  children: ReactNode
}

/**
 * Shows a panel that hangs from its parent bar, which must be a positioned element, as the header of a Page is. A mask
 * covers the page below, but not the bar.
 */
export function Dropdown({ open, onClose, label, actions, children }: DropdownProps) {
  const { isVisible, leaving, boxRef } = useLayer(open, onClose)
  if (!isVisible) return null
  return (
    <View className={`dropdown${leaving ? ' dropdown--leaving' : ''}`}>
      <View className='dropdown__away' onClick={onClose} {...scrollBlockProps} />
      <View className='dropdown__mask' onClick={onClose} {...scrollBlockProps} />
      <View className='dropdown__box' ref={boxRef} {...dialogProps(label)}>
        <View className='dropdown__body'>{children}</View>
        {actions}
      </View>
    </View>
  )
}
