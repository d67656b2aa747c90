import type { LayerHostOptions, LayerScopePort } from '../ports'

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
export const scrollBlockProps = {}

/** An element and its ancestors, up to its page. */
type FocusPlace = Element[]

function placeOf(element: Element): FocusPlace {
  const place = [element]
  const page = element.closest('.taro_page')
  for (let at = element; page && at !== page; place.push(at)) at = at.parentElement!
  return place
}

/**
 * Returns the element of a place. If the element is gone, returns the first tab stop of its nearest ancestor that is
 * still there.
 */
function survivorOf([element, ...around]: FocusPlace) {
  if (element?.isConnected) return element
  const stops = around.find(({ isConnected }) => isConnected)?.querySelectorAll(FOCUSABLE) ?? []
  return [...stops].find(stop => !stop.closest(LEAVING))
}

/**
 * For each open box, the place that had the focus before the box opened. If the focus was in another box, the place
 * from before that box.
 */
const before = new WeakMap<Element, FocusPlace>()

/**
 * Returns a function that restores the current focus. If the focus is in a box that has closed by then, restores the
 * focus from before that box.
 */
export function rememberFocus(box: unknown) {
  const lastFocus = document.activeElement
  const lastPlace = lastFocus ? placeOf(lastFocus) : []
  const under = lastFocus?.closest('[aria-modal]')
  const earlierPlace = under ? before.get(under) : undefined
  if (box instanceof HTMLElement && lastFocus) before.set(box, earlierPlace ?? lastPlace)
  return () => {
    const isUnderGone = under && (!under.isConnected || under.closest(LEAVING))
    const target = survivorOf(isUnderGone ? (earlierPlace ?? []) : lastPlace)
    if (target instanceof HTMLElement) target.focus({ preventScroll: true })
  }
}

/**
 * Moves the focus into the box. Until the returned function is called, Esc closes the layer. A modal layer also keeps
 * the focus and blocks the page's scroll.
 */
export function activateLayer({ box, isTop, isModal, close }: LayerHostOptions) {
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
