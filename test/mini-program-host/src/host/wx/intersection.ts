import { currentScreen, windowBox } from '../screen'
import { type Scope, domOf, scopeOf } from './selector-query'

interface Options {
  thresholds?: number[]
  initialRatio?: number
  observeAll?: boolean
}

type Margins = Partial<Record<'top' | 'right' | 'bottom' | 'left', number>>

function inWindow({ left, top, width, height }: DOMRectReadOnly) {
  const origin = windowBox()
  const [x, y] = [left - origin.left, top - origin.top]
  return { left: x, top: y, right: x + width, bottom: y + height, width, height }
}

class Observer {
  private root: HTMLElement | null = null
  private margin = '0px'
  private observer: IntersectionObserver | undefined

  constructor(
    private readonly scope: Scope,
    private readonly options: Options,
  ) {}

  private find = (selector: string) => scopeOf(this.scope)?.getShadowRoot()?.querySelectorAll(selector).map(domOf) ?? []

  relativeTo(selector: string, margins: Margins = {}) {
    this.root = this.find(selector)[0] ?? null
    return this.within(margins)
  }

  relativeToViewport(margins: Margins = {}) {
    this.root = currentScreen()
    return this.within(margins)
  }

  private within({ top = 0, right = 0, bottom = 0, left = 0 }: Margins) {
    this.margin = `${top}px ${right}px ${bottom}px ${left}px`
    return this
  }

  observe(selector: string, listener: (status: object) => void) {
    const { thresholds = [0], initialRatio = 0, observeAll = false } = this.options
    const ratios = new WeakMap<Element, number>()
    const onEntry = ({ target, intersectionRatio, time, ...entry }: IntersectionObserverEntry) => {
      // The browser always reports the first state. WeChat reports it only if it differs from `initialRatio`.
      const before = ratios.get(target) ?? initialRatio
      ratios.set(target, intersectionRatio)
      if (before === intersectionRatio) return
      listener({ id: target.id, dataset: { ...(target as HTMLElement).dataset }, intersectionRatio, time, ...entry })
    }
    const report = (entry: IntersectionObserverEntry) =>
      onEntry({
        target: entry.target,
        time: entry.time,
        intersectionRatio: entry.intersectionRatio,
        boundingClientRect: inWindow(entry.boundingClientRect),
        intersectionRect: inWindow(entry.intersectionRect),
        relativeRect: entry.rootBounds && inWindow(entry.rootBounds),
      } as never)
    const init = { root: this.root, rootMargin: this.margin, threshold: thresholds }
    this.observer = new IntersectionObserver(entries => entries.forEach(report), init)
    const elements = this.find(selector)
    for (const element of observeAll ? elements : elements.slice(0, 1)) this.observer.observe(element)
  }

  disconnect() {
    this.observer?.disconnect()
  }
}

export const createIntersectionObserver = (scope?: Scope, options: Options = {}) => new Observer(scope, options)
