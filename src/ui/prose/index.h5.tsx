import { View } from '@tarojs/components'
import type { MouseEvent, TouchEvent } from 'react'
import { role } from '../aria'
import type { ProseProps } from '../ports'

/**
 * The time in ms after which a touch is a long press. It is shorter than the time after which the browser
 * selects the word under the finger.
 */
const LONG_PRESS = 420

const handleOf = (target: EventTarget) => (target as Element).closest('.segment-handle')
const hasSelection = () => !(document.getSelection()?.isCollapsed ?? true)

/** Runs while a finger is on the emphasised words that open the menu. */
let pressTimer: ReturnType<typeof setTimeout> | undefined
let isMenuOpen = false

function cancelPress() {
  clearTimeout(pressTimer)
}

/**
 * Returns the props that open a paragraph's menu in a browser. On the emphasised words the menu always opens. Elsewhere
 * it does not open by touch, on a link, or while text is selected.
 */
const menuProps = (onMenu: () => void): Record<string, unknown> => ({
  onContextMenu(event: MouseEvent) {
    const { pointerType } = event.nativeEvent as PointerEvent
    const isHandle = handleOf(event.target) !== null
    const isOther =
      pointerType === 'touch' || hasSelection() || (event.target as Element).closest('.segment-link') !== null
    if (!isHandle && isOther) return
    event.preventDefault()
    // A long press by finger is handled by the timer.
    if (pointerType !== 'touch') onMenu()
  },
  onTouchStart(event: TouchEvent) {
    cancelPress()
    isMenuOpen = false
    if (!handleOf(event.target)) return
    pressTimer = setTimeout(() => {
      isMenuOpen = true
      document.getSelection()?.removeAllRanges()
      onMenu()
    }, LONG_PRESS)
  },
  onTouchMove: cancelPress,
  onTouchEnd(event: TouchEvent) {
    cancelPress()
    // The touch that opened the menu must not also choose one of its entries.
    if (isMenuOpen && event.cancelable) event.preventDefault()
  },
  onTouchCancel: cancelPress,
})

/** Renders a paragraph whose text can be selected and copied. */
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
