import type { LayerHost, Scope } from './port'

const FOCUSABLE = '[tabindex="0"], a[href], button:not([disabled]), input:not([disabled]), textarea:not([disabled])'

const LEAVING = '.layer--leaving, .dropdown--leaving'

/** Tab walks round inside the box instead of leaving it for the page below. */
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

/** Taro's elements re-seat their children when they first draw, and what is re-seated loses the focus. */
function afterDrawing(act: () => void) {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(act)
  })
  return { cancel: () => cancelAnimationFrame(frame) }
}

const scope: Scope = { add: () => () => undefined }

/** The router knows the layers of the page on top. */
export const useScope = () => scope

/** In a browser `holdLayer` does it. */
export const blockScroll = {}

/** What had the focus before each box. */
const before = new WeakMap<Element, Element>()

/** Answers how to give the focus back to who has it now; or, where that was in a box that has gone since, to who had it before. */
export function rememberFocus(box: unknown) {
  const last = document.activeElement
  const under = last?.closest('[aria-modal]')
  const earlier = under ? before.get(under) : undefined
  if (box instanceof HTMLElement && last) before.set(box, earlier ?? last)
  return () => {
    const wanted = last?.isConnected && !under?.closest(LEAVING) ? last : earlier
    if (wanted instanceof HTMLElement) wanted.focus({ preventScroll: true })
  }
}

/** Moves the focus in, and holds the page blockScroll until let go. */
export function holdLayer({ box, onTop, close }: LayerHost) {
  if (!(box instanceof HTMLElement)) return () => undefined
  const scroller = box.closest<HTMLElement>('.taro_page')
  const overflow = scroller?.style.overflow ?? ''
  const onKeyDown = (event: KeyboardEvent) => {
    if (!onTop()) return
    if (event.key === 'Tab') keepInside(box, event)
    if (event.key !== 'Escape') return
    event.preventDefault()
    close()
  }
  if (scroller) scroller.style.overflow = 'hidden'
  const moving = afterDrawing(() => {
    // A box to type in has taken it already.
    if (!box.contains(document.activeElement)) box.focus({ preventScroll: true })
  })
  document.addEventListener('keydown', onKeyDown)
  return () => {
    moving.cancel()
    document.removeEventListener('keydown', onKeyDown)
    if (scroller) scroller.style.overflow = overflow
  }
}
