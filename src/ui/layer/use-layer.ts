import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { holdDrag } from './drag'
import type { Way } from './dragging'
import { holdLayer, rememberFocus, useScope } from './host'
import { pushLayer } from '@/platform/layers'

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
    const letGo = holdLayer({ box: boxRef.current, onTop: layer.onTop, close: () => close.current() })
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
