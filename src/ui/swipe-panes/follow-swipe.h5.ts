import { shouldClose, gestureOf, type DragSample } from '../layer/dragging'
import { onlyFinger, type Point } from '../touch'
import type { SwipePanes } from '../ports'

/** The duration of `--fast` plus one frame, in ms. */
const SETTLED = 180
const GLIDE = 'transform var(--fast) var(--ease)'
/** The width in px of the left edge where a swipe is the phone's own back gesture. */
const EDGE = 24
/** At the first and the last pane, the finger must move this many times as far as the pane does. */
const STIFF = 4

/** Returns a function that moves the line below the active tab towards a neighbouring tab. */
function underline(page: HTMLElement | null) {
  const tab = page?.querySelector<HTMLElement>('.tabs__tab--on')
  const middle = (of: Element) => {
    const { left, width } = of.getBoundingClientRect()
    return left + width / 2
  }
  const distanceTo = (to: Element | null | undefined) =>
    tab && to?.matches('.tabs__tab') ? middle(to) - middle(tab) : 0
  const distances = { 1: distanceTo(tab?.nextElementSibling), [-1]: distanceTo(tab?.previousElementSibling) }
  return (step: 1 | -1, part: number, glide: boolean) => {
    tab?.style.setProperty('--glide', glide ? GLIDE : 'none')
    tab?.style.setProperty('--follow', `${distances[step]! * part}px`)
  }
}

/**
 * Moves two panes and the line under their tabs with the finger. Inline styles do this, so that nothing is rendered
 * again.
 */
export function followSwipe(box: HTMLElement, panes: () => SwipePanes) {
  let from: Point | undefined
  let line: ReturnType<typeof underline> | undefined
  let samples: DragSample[] = []
  let width = 1
  let other: { pane: HTMLElement; side: 1 | -1 } | undefined
  let finish: (() => void) | undefined
  /** True once a pull is cancelled. Fingers that still touch the screen are then ignored. */
  let isCancelled = false

  const paneAt = (at: number) => box.querySelector<HTMLElement>(`[id="${panes().idOf(at)}"]`)
  const scroller = () => box.closest<HTMLElement>('.taro_page')

  /** Places the neighbour on this side next to the current pane, and hides the neighbour on the other side. */
  function showBeside(step: 1 | -1) {
    const { at, count, onPeek, scrollTopOf } = panes()
    const to = at + step
    if (other && other.side !== step) other.pane.style.cssText = ''
    if (other?.side === step) return
    other = undefined
    if (to < 0 || to >= count) return
    const pane = paneAt(to)
    if (!pane) return onPeek(to)
    // The pane's position after the page has scrolled to it.
    const top = (scroller()?.scrollTop ?? 0) - scrollTopOf(to)
    pane.style.cssText = `display:block;position:absolute;left:0;width:100%;top:${top}px;animation:none`
    other = { pane, side: step }
  }

  function place(offset: number, step: 1 | -1, glide = false) {
    showBeside(step)
    const moved: Array<[HTMLElement | null | undefined, number]> = [
      [paneAt(panes().at), offset],
      [other?.pane, offset + step * width],
    ]
    for (const [pane, to] of moved) {
      if (!pane) continue
      pane.style.transition = glide ? GLIDE : 'none'
      pane.style.transform = `translateX(${to}px)`
    }
    line?.(step, Math.min(1, Math.abs(offset) / width), glide)
  }

  /** Removes the inline styles, so that the style sheet applies again. */
  function clear() {
    const { at, count } = panes()
    for (let pane = 0; pane < count; pane++) {
      const element = paneAt(pane)
      // The pane is already visible, so its entrance animation is switched off.
      if (element) element.style.cssText = pane === at ? 'animation:none' : ''
    }
    box.classList.remove('home-panes--carried')
    line?.(1, 0, false)
    line = undefined
    other = undefined
    samples = []
  }

  const lastOffset = () => samples[samples.length - 1]?.offset ?? 0

  function settle(step: -1 | 0 | 1) {
    place(-step * width, step || (lastOffset() < 0 ? 1 : -1), true)
    const late = setTimeout(() => finish?.(), SETTLED)
    finish = () => {
      clearTimeout(late)
      finish = undefined
      const { at, onChange } = panes()
      if (step) onChange(at + step)
      // This runs after React has drawn the other pane, and before the browser paints.
      void Promise.resolve().then(clear)
    }
  }

  function start(event: TouchEvent) {
    if (event.touches.length === 1) isCancelled = false
    if (finish) finish()
    else if (line) return drop()
    const finger = onlyFinger(event)
    from = finger && finger.x >= EDGE ? finger : undefined
  }

  function move(event: TouchEvent) {
    const to = onlyFinger(event)
    if (!from || finish) return
    if (!to) return drop()
    if (!line) {
      const meaning = to.x > from.x ? gestureOf('right', from, to) : gestureOf('right', to, from)
      if (meaning === 'other') from = undefined
      if (meaning !== 'drag') return
      line = underline(scroller())
      width = box.clientWidth || 1
      box.classList.add('home-panes--carried')
      from = to
    }
    const { at, count } = panes()
    const offset = to.x - from.x
    const step = offset < 0 ? 1 : -1
    const isEnd = at + step < 0 || at + step >= count
    samples.push({ offset: isEnd ? 0 : offset, time: event.timeStamp })
    place(isEnd ? offset / STIFF : offset, step)
  }

  function end(event: TouchEvent) {
    // A pull of the panes has already handled this touch. No other handler may take it for a swipe.
    if (isCancelled) return event.stopPropagation()
    if (!line || finish) return
    event.stopPropagation()
    from = undefined
    const step = lastOffset() < 0 ? 1 : -1
    const along = samples.map(({ offset, time }) => ({ offset: -offset * step, time }))
    settle(shouldClose(along, width, event.timeStamp) ? step : 0)
  }

  function drop() {
    from = undefined
    if (!line || finish) return
    isCancelled = true
    settle(0)
  }

  const listeners = [
    ['touchstart', start],
    ['touchmove', move],
    ['touchend', end],
    ['touchcancel', drop],
  ] as const
  for (const [name, listener] of listeners) box.addEventListener(name, listener, { passive: true })
  window.addEventListener('resize', drop)
  return () => {
    finish?.()
    for (const [name, listener] of listeners) box.removeEventListener(name, listener)
    window.removeEventListener('resize', drop)
  }
}
