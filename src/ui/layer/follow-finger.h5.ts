import { onlyFinger, type Point } from '../touch'
import { leaves, meaningOf, offsetOf, type Sample, type Way } from './dragging'
import type { DragHost } from './port'

interface Held extends DragHost {
  box: HTMLElement
}

/** As long as `--slow`, and a frame more. */
const SETTLED = 260

/** A part between the finger and the box that could itself be scrolled back: the finger's first. */
function scrolls(touched: EventTarget | null, box: HTMLElement, way: Way) {
  for (let at = touched as HTMLElement | null; at && at !== box.parentElement; at = at.parentElement) {
    if ((way === 'down' ? at.scrollTop : at.scrollLeft) > 0) return true
  }
  return false
}

/** Text is chosen, a value is set: a field has the finger to itself. */
const isField = (touched: EventTarget | null) =>
  touched instanceof Element && touched.closest('input, textarea, select, [contenteditable]') !== null

/**
 * The box goes with the finger, its mask fades along; written on the elements themselves, so that nothing is drawn anew. Let go,
 * it leaves or springs back. A second finger, a turned phone or a scroll that the browser began ends it where it began.
 */
export function followFinger({ box, way, close }: Held) {
  const mask = box.previousElementSibling as HTMLElement | null
  const axis = way === 'down' ? 'Y' : 'X'
  let from: Point | undefined
  let dragged = false
  let size = 1
  let samples: Sample[] = []
  let settling: ReturnType<typeof setTimeout> | undefined

  function place(offset: number, glide: string) {
    box.style.transition = glide && `transform ${glide}`
    box.style.transform = offset ? `translate${axis}(${offset}px)` : ''
    // Painted once, then only moved.
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
    from = scrolls(event.target, box, way) || isField(event.target) ? undefined : onlyFinger(event)
  }

  function move(event: TouchEvent) {
    const to = onlyFinger(event)
    if (!from) return
    if (!to) return drop()
    if (!dragged) {
      const meaning = meaningOf(way, from, to)
      if (meaning === 'other' || (meaning && !event.cancelable)) from = undefined
      if (meaning !== 'drag' || !from) return
      clearTimeout(settling)
      dragged = true
      size = (way === 'down' ? box.offsetHeight : box.offsetWidth) || 1
      samples = []
      // From where it was told to be a drag: the box does not leap to the finger.
      from = to
    }
    event.preventDefault()
    const offset = Math.max(0, offsetOf(way, from, to))
    samples.push({ offset, time: event.timeStamp })
    place(offset, '')
  }

  function end(event: TouchEvent) {
    if (!dragged) return void (from = undefined)
    if (event.touches.length || !leaves(samples, size, event.timeStamp)) return drop()
    dragged = false
    from = undefined
    close()
    // It may have been asked to stay.
    settling = setTimeout(back, SETTLED)
  }

  // It may be back before it was gone.
  place(0, '')
  const listening = [
    ['touchstart', start],
    ['touchmove', move],
    ['touchend', end],
    ['touchcancel', drop],
  ] as const
  for (const [name, heard] of listening) box.addEventListener(name, heard, { passive: name !== 'touchmove' })
  window.addEventListener('resize', drop)
  return () => {
    for (const [name, heard] of listening) box.removeEventListener(name, heard)
    window.removeEventListener('resize', drop)
    clearTimeout(settling)
    // Let go of, it leaves from where the finger left it.
    if (dragged) drop()
  }
}
