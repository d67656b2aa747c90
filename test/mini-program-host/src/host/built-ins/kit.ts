import { Event as ViewEvent, type NativeNode } from 'glass-easel'

/** The behaviour of a tag that is more than a box. */
export interface Behaviour {
  /** Called when a property has a new value. */
  changed?(name: string): void
  /** Returns the value that a form collects from the component. */
  value?(): unknown
  /** Restores the initial value, when the form is reset. */
  reset?(): void
  /** Makes a user's choice in a control that is a native layer on a phone. */
  choose?(value: unknown): void
}

export type Define = (self: BuiltIn) => Behaviour

const definitions = new Map<string, Define>()
const builtIns = new WeakMap<NativeNode, BuiltIn>()

export const defineBuiltIn = (tag: string, define: Define) => definitions.set(tag, define)
export const builtInOf = (node: NativeNode) => builtIns.get(node)
export const builtInAt = (element: Element) =>
  builtIns.get((element as Element & { __wxElement?: NativeNode }).__wxElement!)
export const adopt = (element: HTMLElement, node: NativeNode) => builtIns.set(node, new BuiltIn(element, node))

const camelCase = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

// The tags whose attributes also have a meaning in a browser, which differs from WeChat's.
const REAL = new Set(['input', 'textarea', 'button', 'form', 'label', 'canvas', 'progress', 'video', 'audio', 'map'])

/** A built-in component on the page. */
export class BuiltIn {
  private readonly properties = new Map<string, unknown>()
  private readonly behaviour: Behaviour

  constructor(
    readonly element: HTMLElement,
    readonly node: NativeNode,
  ) {
    this.behaviour = definitions.get(node.is)?.(this) ?? {}
  }

  set(attribute: string, value: unknown) {
    const name = camelCase(attribute)
    this.properties.set(name, value)
    this.reflect(attribute, value)
    this.behaviour.changed?.(name)
  }

  /** Sets a property as a DOM attribute, for style sheets, screen readers and the selectors of tests. */
  private reflect(name: string, value: unknown) {
    const shared = name.startsWith('aria-') || name === 'hidden'
    if (!shared && (REAL.has(this.node.is) || typeof value === 'object')) return
    const names = name === 'aria-role' ? [name, 'role'] : [name]
    for (const each of names) {
      if (value === undefined || value === null || value === false) this.element.removeAttribute(each)
      else this.element.setAttribute(each, value === true ? '' : String(value))
    }
  }

  raw(name: string): unknown {
    return this.properties.get(name) ?? undefined
  }

  text(name: string, otherwise = ''): string {
    const value = this.raw(name)
    return value === undefined ? otherwise : String(value)
  }

  number(name: string, otherwise = 0): number {
    const value = Number.parseFloat(this.text(name))
    return Number.isNaN(value) ? otherwise : value
  }

  flag(name: string): boolean {
    return Boolean(this.raw(name))
  }

  /** Dispatches an event of the component itself. Such events do not bubble. */
  fire(type: string, detail: object = {}) {
    ViewEvent.dispatchEvent(this.node, new ViewEvent(type, detail, {}))
  }

  onTap(listener: (original: Event | undefined) => void) {
    this.node.addListener('tap', event => listener(event.getOriginalEvent() as Event | undefined))
  }

  tap() {
    ViewEvent.dispatchEvent(this.node, new ViewEvent('tap', {}, { bubbles: false }))
  }

  value = () => this.behaviour.value?.()
  collects = () => Boolean(this.behaviour.value)
  reset = () => this.behaviour.reset?.()
  choose = (value: unknown) => {
    if (!this.behaviour.choose) throw new Error(`<${this.node.is}> offers no choice`)
    this.behaviour.choose(value)
  }
}

/** Creates an element that the component draws itself. It is no node of the WXML. */
export function decoration<K extends keyof HTMLElementTagNameMap>(parent: HTMLElement, tag: K, className = '') {
  const element = document.createElement(tag)
  element.className = className
  parent.append(element)
  return element
}
