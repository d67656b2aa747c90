import { useState, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { View } from '@tarojs/components'
import { dialogProps } from '../aria'
import type { PullDirection } from './dragging'
import { scrollBlockProps, activateLayer, rememberFocus, useLayerScope } from './host'
import { enableDrag } from './drag'
import { pushLayer } from '@/platform/layers'
import { splitView } from '@/platform/split-view'
import './index.scss'

/** Returns the current value. While the layer slides out, returns the last defined value. */
export function useLastDefined<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value)
  if (value !== undefined && value !== last) setLast(value)
  return value ?? last
}

/** The time in ms that a layer takes to leave the screen, equal to `--slow`. */
const LEAVING = 240
/** The z-index of a layer, equal to `--z-over`. */
const Z_OVER = 100

let openings = 0

/**
 * Controls a layer while it opens and closes. `isVisible` is true while the layer is on screen, `leaving` while it
 * slides out. `boxRef` belongs on the box that takes the focus. `opening` is larger for a layer that opened later.
 */
export function useLayer(open: boolean, onClose: () => void, pulled?: PullDirection, isModal = true) {
  const [isLeaving, setLeaving] = useState(false)
  const [wasOpen, setWasOpen] = useState(open)
  const [opening, setOpening] = useState(() => ++openings)
  const boxRef = useRef<unknown>(null)
  const close = useRef(onClose)
  const restoreFocus = useRef(() => {})
  const scope = useLayerScope()

  if (wasOpen !== open) {
    setWasOpen(open)
    setLeaving(!open)
    if (open) setOpening(++openings)
  }

  useEffect(() => {
    close.current = onClose
  })

  // Remembers the focus before an element in the layer takes it.
  useLayoutEffect(() => {
    if (open) restoreFocus.current = rememberFocus(boxRef.current)
  }, [open])

  useEffect(() => {
    if (!open) return
    const layer = pushLayer(() => close.current(), isModal)
    const leaveScope = scope.add(() => close.current())
    const deactivate = activateLayer({ box: boxRef.current, isTop: layer.isTop, isModal, close: () => close.current() })
    return () => {
      layer.remove()
      leaveScope()
      deactivate()
      restoreFocus.current()
    }
  }, [open, scope, isModal])

  useEffect(() => {
    if (!open || !pulled) return
    return enableDrag({ box: boxRef.current, direction: pulled, close: () => close.current() })
  }, [open, pulled])

  useEffect(() => {
    if (!isLeaving) return
    const timer = setTimeout(() => setLeaving(false), LEAVING)
    return () => clearTimeout(timer)
  }, [isLeaving])

  return { isVisible: open || isLeaving, leaving: isLeaving, boxRef, opening }
}

interface LayerProps {
  open: boolean
  onClose: () => void
  /** The accessible name. */
  label: string
  /** The edge from which the layer slides in. `centre` is for questions that need an answer. */
  from: 'bottom' | 'right' | 'centre'
  /** The direction in which a finger can pull the layer off the screen. */
  pullDirection?: PullDirection
  /** On a large screen the layer is a panel beside the text, and the text stays usable. */
  beside?: boolean
  className?: string
  children: ReactNode
}

/** Shows a mask over the page, and a box that slides in over the mask. A tap on the mask or Esc closes the layer. */
export function Layer({ open, onClose, label, from, pullDirection, beside, className = '', children }: LayerProps) {
  const isLarge = splitView.useLarge()
  const isMargin = isLarge && beside === true
  const { isVisible, leaving, boxRef, opening } = useLayer(
    open,
    onClose,
    isMargin ? undefined : pullDirection,
    !isMargin,
  )
  if (!isVisible) return null
  const place = `layer--${from}${isMargin ? ' layer--beside' : ''}`
  // Layers beside the text share one place, and the page below stays in use. The one that opens last is on top.
  const order = isLarge && from !== 'centre' && { style: { zIndex: Z_OVER + opening } }
  return (
    <View className={`layer ${place}${leaving ? ' layer--leaving' : ''}`} {...order}>
      <View className='layer__mask' onClick={onClose} {...scrollBlockProps} />
      <View
        className={`layer__box ${className}`}
        ref={boxRef}
        {...dialogProps(label, from === 'centre' ? 'alertdialog' : 'dialog')}
        {...(isMargin && { 'aria-modal': 'false' })}
      >
        {children}
      </View>
    </View>
  )
}
