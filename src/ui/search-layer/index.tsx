import { View } from '@tarojs/components'
import { type ReactNode, useEffect, useRef } from 'react'
import { LIMITS } from '@domain/limits'
import { dialog } from '../aria'
import { blockScroll } from '../layer/host'
import { useLayer } from '../layer'
import { SearchField, type SearchFieldProps } from '../search-field'
import { containsFocus, keepFocus } from './keep-focus'
import { useKeyboardHeight } from './use-keyboard-height'
import './index.scss'

interface SearchLayerProps {
  label: string
  field: Omit<SearchFieldProps, 'onCancel' | 'onFocus' | 'onBlur' | 'focus'>
  /** Stands under the box and does not scroll with what the search offers. */
  chips: ReactNode
  /** 取消, the phone's back, Esc, a tap on the mask. */
  onClose: () => void
  /** The box has lost the focus, and nothing else here has got it. */
  onFocusLeft: () => void
  children: ReactNode
}

/** A search being typed over a page: its box at the top, what it offers below, the page behind a mask. */
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
      <View className='search-layer__mask' onClick={onClose} {...blockScroll} />
      <View className='search-layer__box' ref={boxRef} {...dialog(label)}>
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
