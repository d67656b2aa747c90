/** Converts the browser's touches to WeChat's events. */
import { Event as ViewEvent, type Element as ViewNode, type EventOptions } from 'glass-easel'
import { builtInAt } from './built-ins/kit'
import { currentScreen, windowBox } from './screen'

const LONG_PRESS_MS = 350
const STILL_PX = 10
const TOUCH = /^(touchstart|touchmove|touchend|touchcancel)$/
const MOTION = /^(transitionend|animationstart|animationiteration|animationend)$/
const PASSED_ON = 0

interface Point {
  clientX: number
  clientY: number
}

/** Converts a point to the app's window, which begins below the navigation bar. */
function inWindow(point: Point) {
  const box = windowBox()
  const screen = currentScreen()
  const clientX = point.clientX - box.left
  const clientY = point.clientY - box.top
  return { clientX, clientY, pageX: clientX + (screen?.scrollLeft ?? 0), pageY: clientY + (screen?.scrollTop ?? 0) }
}

/** Converts a touch to a position on the canvas, because touches on a canvas have no position on the page. */
function onCanvas(canvas: HTMLCanvasElement, { clientX, clientY }: Point) {
  const { left, top } = canvas.getBoundingClientRect()
  return { x: clientX - left, y: clientY - top }
}

const touchList = (list: TouchList | undefined) =>
  [...(list ?? [])].map(touch => ({
    identifier: touch.identifier,
    force: 1,
    ...(touch.target instanceof HTMLCanvasElement ? onCanvas(touch.target, touch) : inWindow(touch)),
  }))

function dispatch(node: ViewNode, type: string, detail: object, original: Event, options: EventOptions) {
  const { touches, changedTouches } = original as TouchEvent
  const extraFields = { touches: touchList(touches), changedTouches: touchList(changedTouches) }
  const event = new ViewEvent(type, detail, { ...options, originalEvent: original, extraFields })
  ViewEvent.dispatchEvent(node, event)
  return event.getEventBubbleStatus()
}

const pagePoint = (point: Point) => {
  const { pageX, pageY } = inWindow(point)
  return { x: pageX, y: pageY }
}

let longPressed = false

function onDisabledButton(target: EventTarget | null) {
  const button = target instanceof Element ? target.closest('button') : null
  return Boolean(button && builtInAt(button)?.flag('disabled'))
}

/** Handles all events in the document for glass-easel. The built-in components dispatch their own events. */
export function onBackendEvent(node: ViewNode, type: string, detail: unknown, options: EventOptions) {
  const original = options.originalEvent as Event
  if (MOTION.test(type)) dispatch(node, type, {}, original, options)
  if (TOUCH.test(type)) {
    const status = dispatch(node, type, {}, original, options)
    // A caught `touchmove` stops the page from scrolling. A caught tap must still focus the element it hits.
    return type === 'touchmove' ? status : PASSED_ON
  }
  if (type === 'tap' && !longPressed && !onDisabledButton(original.target)) {
    const { x, y } = detail as { x: number; y: number }
    dispatch(node, type, pagePoint({ clientX: x, clientY: y }), original, options)
  }
  return PASSED_ON
}

function nodeAt(target: EventTarget | null): ViewNode | undefined {
  let element = target as (Element & { __wxElement?: ViewNode }) | null
  while (element && !element.__wxElement) element = element.parentElement
  return element?.__wxElement
}

/** Reports a long press, when a finger rests. The tap after the release is dropped. */
export function watchLongPress() {
  let timer: ReturnType<typeof setTimeout> | undefined
  let start: Point = { clientX: 0, clientY: 0 }
  const listen = (type: string, listener: (event: TouchEvent) => void) =>
    window.addEventListener(type, event => listener(event as TouchEvent), { capture: true, passive: true })
  const stop = () => clearTimeout(timer)

  listen('touchstart', event => {
    stop()
    longPressed = false
    start = event.touches[0]!
    const node = nodeAt(event.target)
    if (!node) return
    timer = setTimeout(() => {
      longPressed = true
      dispatch(node, 'longpress', pagePoint(start), event, { bubbles: true, composed: true, capturePhase: true })
    }, LONG_PRESS_MS)
  })
  listen('touchmove', event => {
    const { clientX, clientY } = event.touches[0]!
    if (Math.hypot(clientX - start.clientX, clientY - start.clientY) > STILL_PX) stop()
  })
  listen('touchend', stop)
  listen('touchcancel', stop)
}
