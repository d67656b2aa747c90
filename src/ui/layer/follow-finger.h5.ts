import { onlyFinger, type Point } from '../touch'
import { shouldClose, gestureOf, pullOffset, type DragSample, type PullDirection } from './dragging'
import type { DragHostOptions } from '../ports'

interface DragBox extends DragHostOptions {
  box: HTMLElement
}

/** The duration of `--slow` plus one frame, in ms. */
const SETTLED = 260

/** Whether an element between the finger and the box can scroll back. Such a scroll takes precedence over the drag. */
function scrolls(touched: EventTarget | null, box: HTMLElement, direction: PullDirection) {
  for (let at = touched as HTMLElement | null; at && at !== box.parentElement; at = at.parentElement) {
    if ((direction === 'down' ? at.scrollTop : at.scrollLeft) > 0) return true
  }
  return false
}

/** Whether the touch is in a text field, which handles its touches itself. */
const isField = (touched: EventTarget | null) =>
  touched instanceof Element && touched.closest('input, textarea, select, [contenteditable]') !== null

/**
 * Moves the box with the finger and fades its mask by inline styles, without a render. On release the box
 * leaves the screen or springs back. A second finger, a rotation or a native scroll cancels the drag.
 */
export function followFinger({ box, direction, close }: DragBox) {
  const mask = box.previousElementSibling as HTMLElement | null
  const axis = direction === 'down' ? 'Y' : 'X'
  let from: Point | undefined
  let dragged = false
  let size = 1
  let samples: DragSample[] = []
  let settling: ReturnType<typeof setTimeout> | undefined

  function place(offset: number, glide: string) {
    box.style.transition = glide && `transform ${glide}`
    box.style.transform = offset ? `translate${axis}(${offset}px)` : ''
    // Announces the movement to the browser, which then paints the box once and only moves it.
    box.style.willChange = dragged ? 'transform' : ''
    if (!mask) return
    mask.style.willChange = dragged ? 'opacity' : ''
    mask.style.transition = glide && `opacity ${glide}`
    mask.style.opacity = offset ? String(1 - offset / size) : ''
  }

  const back = () => {
    place(0, 'var(--slow) var(--ease)')
    settling = setTimeout(() => place(0, ''), SETTLED)
  }

  function drop() {
    if (dragged) back()
    dragged = false
    from = undefined
  }

  function start(event: TouchEvent) {
    if (dragged || event.touches.length > 1) return drop()
    from = scrolls(event.target, box, direction) || isField(event.target) ? undefined : onlyFinger(event)
  }

  function move(event: TouchEvent) {
    const to = onlyFinger(event)
    if (!from) return
    if (!to) return drop()
    if (!dragged) {
      const meaning = gestureOf(direction, from, to)
      if (meaning === 'other' || (meaning && !event.cancelable)) from = undefined
      if (meaning !== 'drag' || !from) return
      clearTimeout(settling)
      dragged = true
      size = (direction === 'down' ? box.offsetHeight : box.offsetWidth) || 1
      samples = []
      // The drag starts where it was recognised, so that the box does not jump.
      from = to
    }
    event.preventDefault()
    const offset = Math.max(0, pullOffset(direction, from, to))
    samples.push({ offset, time: event.timeStamp })
    place(offset, '')
  }

  function end(event: TouchEvent) {
    if (!dragged) return void (from = undefined)
    if (event.touches.length || !shouldClose(samples, size, event.timeStamp)) return drop()
    dragged = false
    from = undefined
    close()
    // The handler that closes the box may decide to keep it open. Then the box returns to its place.
    settling = setTimeout(back, SETTLED)
  }

  // The box may open again while it is still leaving the screen.
  place(0, '')
  const listeners = [
    ['touchstart', start],
    ['touchmove', move],
    ['touchend', end],
    ['touchcancel', drop],
  ] as const
  for (const [name, listener] of listeners) box.addEventListener(name, listener, { passive: name !== 'touchmove' })
  window.addEventListener('resize', drop)
  return () => {
    for (const [name, listener] of listeners) box.removeEventListener(name, listener)
    window.removeEventListener('resize', drop)
    clearTimeout(settling)
    // If dragging is switched off during a drag, the box springs back from the position of the finger.
    if (dragged) drop()
  }
}
