/** The function `wx.createSelectorQuery`. glass-easel finds the nodes, and the browser measures them. */
import { Component, type Element as ViewNode, NativeNode } from 'glass-easel'
import { builtInOf } from '../built-ins/kit'
import { currentScreen, windowBox } from '../screen'
import { topPage } from '../stack'

interface Fields {
  id?: boolean
  dataset?: boolean
  mark?: boolean
  rect?: boolean
  size?: boolean
  scrollOffset?: boolean
  properties?: string[]
  computedStyle?: string[]
  node?: boolean
  context?: boolean
}

type Result = Record<string, unknown> | null
type Callback = (result: Result | Result[]) => void
type Scope = { _$: Component<never, never, never> } | undefined

const scopeOf = (component: Scope) => component?._$ ?? topPage()?.component
const domOf = (node: ViewNode) => node.getBackendElement() as unknown as HTMLElement

function measure(element: HTMLElement, fields: Fields): Record<string, unknown> {
  const result: Record<string, unknown> = {}
  const box = element.getBoundingClientRect()
  const origin = windowBox()
  const [left, top] = [box.left - origin.left, box.top - origin.top]
  const { scrollLeft, scrollTop, scrollWidth, scrollHeight } = element
  if (fields.rect) Object.assign(result, { left, top, right: left + box.width, bottom: top + box.height })
  if (fields.size) Object.assign(result, { width: box.width, height: box.height })
  if (fields.scrollOffset) Object.assign(result, { scrollLeft, scrollTop, scrollWidth, scrollHeight })
  if (fields.node) result.node = element
  const style = getComputedStyle(element)
  for (const name of fields.computedStyle ?? []) result[name] = style[name as keyof CSSStyleDeclaration]
  return result
}

function describe(node: ViewNode, fields: Fields): Result {
  // A page that was unloaded meanwhile still has nodes, but they are no longer drawn.
  if (!node.getBackendElement()) return null
  const result = measure(domOf(node), fields)
  const builtIn = NativeNode.isNativeNode(node) ? builtInOf(node) : undefined
  const data = Component.isComponent(node) ? (node.data as Record<string, unknown>) : {}
  if (fields.id) result.id = node.id
  if (fields.dataset) result.dataset = node.dataset ?? {}
  if (fields.mark) result.mark = node.collectMarks()
  for (const name of fields.properties ?? []) result[name] = builtIn?.raw(name) ?? data[name]
  return result
}

const viewport = (fields: Fields): Result => ({
  ...(fields.id && { id: '' }),
  ...(fields.dataset && { dataset: {} }),
  ...measure(currentScreen()!, fields),
})

class SelectorQuery {
  private component: Scope
  private readonly queries: (() => Result | Result[])[] = []
  private readonly callbacks: (Callback | undefined)[] = []

  private ask(question: (fields: Fields) => Result | Result[]) {
    const add = (fields: Fields, callback?: Callback) => {
      this.queries.push(() => question(fields))
      this.callbacks.push(callback)
      return this
    }
    return {
      fields: add,
      boundingClientRect: (callback?: Callback) => add({ id: true, dataset: true, rect: true, size: true }, callback),
      scrollOffset: (callback?: Callback) => add({ id: true, dataset: true, scrollOffset: true }, callback),
      node: (callback?: Callback) => add({ node: true }, callback),
      context: (callback?: Callback) => add({ context: true }, callback),
    }
  }

  in(component: Scope) {
    this.component = component
    return this
  }

  select(selector: string) {
    const scope = scopeOf(this.component)
    return this.ask(fields => {
      const node = scope?.getShadowRoot()?.querySelector(selector)
      return node ? describe(node, fields) : null
    })
  }

  selectAll(selector: string) {
    const scope = scopeOf(this.component)
    return this.ask(fields =>
      (scope?.getShadowRoot()?.querySelectorAll(selector) ?? []).map(node => describe(node, fields)),
    )
  }

  selectViewport() {
    return this.ask(viewport)
  }

  exec(callback?: (results: (Result | Result[])[]) => void) {
    requestAnimationFrame(() => {
      const results = this.queries.map(question => question())
      results.forEach((result, index) => this.callbacks[index]?.(result))
      callback?.(results)
    })
    return this
  }
}

export const createSelectorQuery = () => new SelectorQuery()
export { domOf, scopeOf, type Scope }
