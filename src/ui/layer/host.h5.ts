import type { LayerHost, LayerScopePort } from './port'

const FOCUSABLE = '[tabindex="0"], a[href], button:not([disabled]), input:not([disabled]), textarea:not([disabled])'

const LEAVING = '.layer--leaving, .dropdown--leaving'

/** Keeps the Tab key inside the box: after the last element the focus returns to the first. */
function keepInside(box: HTMLElement, event: KeyboardEvent) {
  const stops = [...box.querySelectorAll<HTMLElement>(FOCUSABLE)]
  const [first, last] = [stops[0], stops[stops.length - 1]]
  const from = document.activeElement
  const leaving = event.shiftKey ? from === first || from === box : from === last
  if (!first || !last) return event.preventDefault()
  if (!leaving && box.contains(from)) return
  event.preventDefault()
  ;(event.shiftKey ? last : first).focus()
}

/** Waits until Taro has moved its elements after the first render, because a moved element loses the focus. */
function afterDrawing(act: () => void) {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(act)
  })
  return { cancel: () => cancelAnimationFrame(frame) }
}

const scope: LayerScopePort = { add: () => () => undefined }

/** Returns a scope without layers: on H5 the router handles the layers of the top page. */
export const useLayerScope = () => scope

/** No props are needed: in a browser `activateLayer` blocks the scroll. */
export const blockScroll = {}

/** The element that had the focus before each box opened. */
const before = new WeakMap<Element, Element>()

/**
 * Returns a function that restores the current focus. If the focused box has closed meanwhile, the focus returns to
 * the element before that box.
 */
export function rememberFocus(box: unknown) {
  const lastFocus = document.activeElement
  const under = lastFocus?.closest('[aria-modal]')
  const earlierFocus = under ? before.get(under) : undefined
  if (box instanceof HTMLElement && lastFocus) before.set(box, earlierFocus ?? lastFocus)
  return () => {
    const target = lastFocus?.isConnected && !under?.closest(LEAVING) ? lastFocus : earlierFocus
    if (target instanceof HTMLElement) target.focus({ preventScroll: true })
  }
}

/**
 * Moves the focus into the box until the returned function is called. A modal layer also keeps the focus and blocks the
 * page's scroll.
 */
export function activateLayer({ box, isTop, isModal, close }: LayerHost) {
  if (!(box instanceof HTMLElement)) return () => undefined
  const scroller = box.closest<HTMLElement>('.taro_page')
  const overflow = scroller?.style.overflow ?? ''
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isTop()) return
    if (isModal && event.key === 'Tab') keepInside(box, event)
    if (event.key !== 'Escape') return
    event.preventDefault()
    close()
  }
  if (isModal && scroller) scroller.style.overflow = 'hidden'
  const moving = afterDrawing(() => {
    // A text field in the box may already have the focus.
    if (!box.contains(document.activeElement)) box.focus({ preventScroll: true })
  })
  document.addEventListener('keydown', onKeyDown)
  return () => {
    moving.cancel()
    document.removeEventListener('keydown', onKeyDown)
    if (isModal && scroller) scroller.style.overflow = overflow
  }
}
