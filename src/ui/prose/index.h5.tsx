import { View } from '@tarojs/components'
import type { MouseEvent, TouchEvent } from 'react'
import { role } from '../aria'
import type { ProseProps } from './port'

/** Before a browser picks the word under the finger. */
const LONG_PRESS = 420

const handleOf = (target: EventTarget) => (target as Element).closest('.segment-handle')
const picksWords = () => !(document.getSelection()?.isCollapsed ?? true)

/** The finger that is down on a handle; there is one. */
let pressed: ReturnType<typeof setTimeout> | undefined
let isAsked = false

function letGo() {
  clearTimeout(pressed)
}

/** Asks for a paragraph's own menu in a browser, unless words are selected or a link is followed. */
const menuProps = (onMenu: () => void): Record<string, unknown> => ({
  onContextMenu(event: MouseEvent) {
    const { pointerType } = event.nativeEvent as PointerEvent
    const isHandle = handleOf(event.target) !== null
    const isOther =
      pointerType === 'touch' || picksWords() || (event.target as Element).closest('.segment-link') !== null
    if (!isHandle && isOther) return
    event.preventDefault()
    // A finger's press is told by its time already.
    if (pointerType !== 'touch') onMenu()
  },
  onTouchStart(event: TouchEvent) {
    letGo()
    isAsked = false
    if (!handleOf(event.target)) return
    pressed = setTimeout(() => {
      isAsked = true
      document.getSelection()?.removeAllRanges()
      onMenu()
    }, LONG_PRESS)
  },
  onTouchMove: letGo,
  onTouchEnd(event: TouchEvent) {
    letGo()
    // The finger that asked for the menu taps nothing in it.
    if (isAsked && event.cancelable) event.preventDefault()
  },
  onTouchCancel: letGo,
})

/** A paragraph whose words can be picked and copied. */
export const Prose = ({ level, onMenu, className, id, children }: ProseProps) => (
  <View
    {...(id ? { id } : {})}
    className={className}
    {...(onMenu ? menuProps(onMenu) : {})}
    {...(level ? { ...role('heading'), 'aria-level': level } : {})}
  >
    {children}
  </View>
)
