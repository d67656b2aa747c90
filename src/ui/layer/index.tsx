import { useState, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { View } from '@tarojs/components'
import { dialog } from '../aria'
import type { Way } from './dragging'
import { blockScroll, holdLayer, rememberFocus, useScope } from './host'
import { holdDrag } from './drag'
import { pushLayer } from '@/platform/layers'
import './index.scss'

/** What a layer is about; while it slides out, what it was about. */
export function useLast<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value)
  if (value !== undefined && value !== last) setLast(value)
  return value ?? last
}

/** The time `--slow` gives a layer to leave the screen. */
const LEAVING = 240

/**
 * The life of a layer: `shown` while it is on screen, `leaving` while it slides out.
 * `boxRef` goes on the box that takes the focus.
 */
export function useLayer(open: boolean, onClose: () => void, pulled?: Way) {
  const [leaving, setLeaving] = useState(false)
  const [wasOpen, setWasOpen] = useState(open)
  const boxRef = useRef<unknown>(null)
  const close = useRef(onClose)
  const giveBack = useRef(() => {})
  const scope = useScope()

  if (wasOpen !== open) {
    setWasOpen(open)
    setLeaving(!open)
  }

  useEffect(() => {
    close.current = onClose
  })

  // Before anything in the layer takes the focus.
  useLayoutEffect(() => {
    if (open) giveBack.current = rememberFocus(boxRef.current)
  }, [open])

  useEffect(() => {
    if (!open) return
    const layer = pushLayer(() => close.current())
    const leaveScope = scope.add(() => close.current())
    const letGo = holdLayer({ box: boxRef.current, onTop: layer.isTop, close: () => close.current() })
    return () => {
      layer.remove()
      leaveScope()
      letGo()
      giveBack.current()
    }
  }, [open, scope])

  useEffect(() => {
    if (!open || !pulled) return
    return holdDrag({ box: boxRef.current, way: pulled, close: () => close.current() })
  }, [open, pulled])

  useEffect(() => {
    if (!leaving) return
    const timer = setTimeout(() => setLeaving(false), LEAVING)
    return () => clearTimeout(timer)
  }, [leaving])

  return { shown: open || leaving, leaving, boxRef }
}

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
