import {
  CurrentWindowBackendContext,
  type Element as ViewNode,
  type Event as ViewEvent,
  Component,
  Element as ViewElement,
  NativeNode,
} from 'glass-easel'
import { adopt, builtInOf } from './built-ins/kit'
import { now, setDataCalls } from './record'
import { toCssLengths } from './units'

type DomNode = Parameters<CurrentWindowBackendContext['associateValue']>[0]
type MutLevel = Parameters<CurrentWindowBackendContext['setListenerStats']>[3]

/** Extends glass-easel's backend for a browser window by what the built-in components need. */
export class HostBackend extends CurrentWindowBackendContext {
  constructor() {
    super()
    // By default Chromium makes touch listeners on <body> passive. A passive listener for catchtouchmove
    // could not stop the page from scrolling.
    const add = document.body.addEventListener.bind(document.body)
    document.body.addEventListener = (type: string, listener: EventListenerOrEventListenerObject, options?: object) =>
      add(type, listener, { ...options, passive: false })
  }

  override associateValue(element: DomNode, node: ViewNode) {
    super.associateValue(element, node)
    if (NativeNode.isNativeNode(node)) adopt(element as unknown as HTMLElement, node)
  }

  // One listener on <body> serves all elements. The first catchtouchmove must therefore not block every
  // touch.
  override setListenerStats(element: DomNode, type: string, capture: boolean) {
    super.setListenerStats(element, type, capture, 0 as MutLevel)
  }
}

let held: (() => void)[] | undefined

/** Holds back what scripts set on the built-in components, from now on. */
export function holdView() {
  held ??= []
}

/** Delivers what was held back, as on a phone whose view is late. */
export function releaseView() {
  const late = held ?? []
  held = undefined
  for (const update of late) update()
}

/**
 * Gives attributes to built-in components as values and not as strings. An unset attribute stays unset, as in
 * WeChat.
 */
export function handAttributesOn() {
  NativeNode.prototype.updateAttribute = function (this: NativeNode, name: string, value: unknown) {
    const update = () => builtInOf(this)?.set(name, value)
    if (held) held.push(update)
    else update()
  }
  const setNodeStyle = ViewElement.prototype.setNodeStyle
  ViewElement.prototype.setNodeStyle = function (this: ViewNode, style: string, index) {
    setNodeStyle.call(this, toCssLengths(style), index)
  }
}

const byteLength = (text: string) => new TextEncoder().encode(text).length

function pageOf(component: ViewNode): string {
  let root = component
  while (root.ownerShadowRoot) root = root.ownerShadowRoot.getHostNode()
  return Component.isComponent(root) ? root.is : ''
}

/** Counts every setData call of every page and component. */
export function meterSetData() {
  const setData = Component.prototype.setData
  Component.prototype.setData = function (
    this: Component<never, never, never>,
    data: Record<string, unknown> | undefined,
  ) {
    const bytes = byteLength(JSON.stringify(data) ?? '')
    const start = performance.now()
    setData.call(this, data as never)
    const ms = Math.round((performance.now() - start) * 10) / 10
    setDataCalls.push({ at: now(), page: pageOf(this), keys: Object.keys(data ?? {}).length, bytes, ms })
  }
}

export type { ViewEvent, ViewNode }
