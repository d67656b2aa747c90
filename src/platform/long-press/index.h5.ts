/**
 * The duration of a long press in ms. It is longer than the browser's own, so that the browser's `contextmenu` event
 * comes first. Browsers on iPhones send no such event.
 */
const LONG_PRESS_MS = 650
/** A touch that moves farther than this (in px) is a scroll. */
const MOVE_LIMIT = 10

/** Reports a long press as a `contextmenu` event. Returns a function that stops the reports. */
export function watchLongPress() {
  let timer: ReturnType<typeof setTimeout> | undefined
  let start: Touch | undefined
  let isHandled = false
  const cancelTimer = () => clearTimeout(timer)
  const begin = ({ target, touches }: TouchEvent) => {
    cancelTimer()
    isHandled = false
    start = touches[0]
    if (touches.length > 1 || !start) return
    const { clientX, clientY } = start
    timer = setTimeout(() => {
      const event = new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX, clientY })
      isHandled = target?.dispatchEvent(event) === false
    }, LONG_PRESS_MS)
  }
  const move = ({ touches: [now] }: TouchEvent) => {
    if (!now || !start) return
    if (Math.abs(now.clientX - start.clientX) + Math.abs(now.clientY - start.clientY) > MOVE_LIMIT) cancelTimer()
  }
  /** Handles the end of a touch. A long press must not also count as a tap. */
  const end = (event: TouchEvent) => {
    cancelTimer()
    if (isHandled && event.cancelable) event.preventDefault()
  }
  const listeners = {
    touchstart: begin,
    touchmove: move,
    touchend: end,
    touchcancel: cancelTimer,
    contextmenu: cancelTimer,
  }
  const all = Object.entries(listeners) as Array<[string, EventListener]>
  for (const [type, listener] of all) document.addEventListener(type, listener, { passive: type !== 'touchend' })
  return () => {
    cancelTimer()
    for (const [type, listener] of all) document.removeEventListener(type, listener)
  }
}
