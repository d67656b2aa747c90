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
  /** An ActionBar below the content, which does not scroll. */
  actions?: ReactNode
  children: ReactNode
}

/**
 * Shows a panel that hangs from its parent bar. The bar must be positioned, as a Page's header is. The bar stays
 * bright; the mask covers the page below it.
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
