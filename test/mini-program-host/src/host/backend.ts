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

/** glass-easel's backend for a browser window, with what the built-in components need. */
export class HostBackend extends CurrentWindowBackendContext {
  constructor() {
    super()
    // Chromium makes touch listeners on <body> passive unless told, and catchtouchmove could not hold the page still.
    const add = document.body.addEventListener.bind(document.body)
    document.body.addEventListener = (type: string, listener: EventListenerOrEventListenerObject, options?: object) =>
      add(type, listener, { ...options, passive: false })
  }

  override associateValue(element: DomNode, node: ViewNode) {
    super.associateValue(element, node)
    if (NativeNode.isNativeNode(node)) adopt(element as unknown as HTMLElement, node)
  }

  // One listener on <body> serves all elements, so the first catchtouchmove must not hold every touch.
  override setListenerStats(element: DomNode, type: string, capture: boolean) {
    super.setListenerStats(element, type, capture, 0 as MutLevel)
  }
}

let held: (() => void)[] | undefined

/** From now on what scripts set does not reach the built-in components … */
export function holdView() {
  held ??= []
}

/** … until now: as on a phone whose view is behind. */
export function releaseView() {
  const late = held ?? []
  held = undefined
  for (const update of late) update()
}

/** Built-in components get their attributes as values, not as strings; an unset one is unset, as in WeChat. */
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

/** Every setData of every page and component passes through here. */
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
