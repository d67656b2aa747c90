import { View } from '@tarojs/components'
import { type ReactNode, useEffect, useRef } from 'react'
import { LIMITS } from '@domain/limits'
import { dialogProps } from '../aria'
import { scrollBlockProps } from '../layer/host'
import { useLayer } from '../layer'
import { SearchField, type SearchFieldProps } from '../search-field'
import { containsFocus, keepFocus } from './keep-focus'
import { useKeyboardHeight } from './use-keyboard-height'
import './index.scss'

interface SearchLayerProps {
  label: string
  field: Omit<SearchFieldProps, 'onCancel' | 'onFocus' | 'onBlur' | 'focus'>
  /** The chips below the field. They do not scroll with the results. */
  chips: ReactNode
  /** Called on 取消, the phone's back button, Esc, or a tap on the mask. */
  onClose: () => void
  /** Called when the field loses the focus to an element outside the layer, or to none. */
  onFocusLeft: () => void
  children: ReactNode
}

/** A layer for typing a search over a page: the field at the top, its suggestions below. A mask covers the page. */
export function SearchLayer({ label, field, chips, onClose, onFocusLeft, children }: SearchLayerProps) {
  const { boxRef } = useLayer(true, onClose)
  const keyboard = useKeyboardHeight()
  const leaving = useRef<ReturnType<typeof setTimeout>>()
  const stay = () => clearTimeout(leaving.current)
  const leave = () => {
    stay()
    leaving.current = setTimeout(() => {
      if (!containsFocus(boxRef.current)) onFocusLeft()
    }, LIMITS.delay.blur)
  }

  useEffect(() => keepFocus(boxRef.current), [boxRef])
  useEffect(() => stay, [])

  return (
    <View className='search-layer'>
      <View className='search-layer__mask' onClick={onClose} {...scrollBlockProps} />
      <View className='search-layer__box' ref={boxRef} {...dialogProps(label)}>
        <SearchField {...field} focus onCancel={onClose} onFocus={stay} onBlur={leave} />
        {chips}
        <View
          className='search-layer__panel'
          style={{ maxHeight: `calc(100vh - ${LIMITS.history.heightLess + keyboard}px)` }}
        >
          {children}
        </View>
      </View>
    </View>
  )
}
