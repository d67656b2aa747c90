/** An open page with its screen, its instance and its lifecycle. */
import { configOf } from './bundle'
import { createRoot, load } from './engine'
import { guarded } from './record'
import { addScreen } from './screen'

type Hook =
  | 'onLoad'
  | 'onShow'
  | 'onReady'
  | 'onHide'
  | 'onUnload'
  | 'onPageScroll'
  | 'onReachBottom'
  | 'onAddToFavorites'
  | 'onPullDownRefresh'
  | 'onResize'
  | 'onShareAppMessage'
  | 'onShareTimeline'

export type PageInstance = Partial<Record<Hook, (detail?: unknown) => unknown>> & {
  route: string
  __route__: string
  options: Record<string, string>
}

export class Page {
  readonly screen: HTMLElement
  readonly instance: PageInstance
  private readonly root
  private atBottom = false

  constructor(
    readonly route: string,
    readonly query: Record<string, string>,
  ) {
    load(route)
    this.root = createRoot(route)
    this.instance = this.root.get() as unknown as PageInstance
    Object.assign(this.instance, { route, __route__: route, options: query })
    this.screen = addScreen(route)
    this.screen.addEventListener('scroll', () => this.scrolled())
  }

  start() {
    const placeholder = this.screen.appendChild(document.createElement('div'))
    this.root.attach(this.screen as never, placeholder as never)
    this.call('onLoad', this.query)
  }

  call(hook: Hook, detail?: unknown): unknown {
    return guarded(() => this.instance[hook]?.(detail))
  }

  get component() {
    return this.root.getComponent()
  }

  show() {
    this.screen.hidden = false
    this.component.triggerPageLifetime('show', [])
    this.call('onShow')
  }

  hide() {
    this.component.triggerPageLifetime('hide', [])
    this.call('onHide')
    this.screen.hidden = true
  }

  unload() {
    this.call('onUnload')
    this.root.release()
    this.screen.remove()
  }

  private scrolled() {
    const { scrollTop, scrollHeight, clientHeight } = this.screen
    this.call('onPageScroll', { scrollTop })
    const distance = configOf(this.route).onReachBottomDistance ?? 50
    const atBottom = scrollHeight - clientHeight - scrollTop <= distance
    if (atBottom && !this.atBottom) this.call('onReachBottom')
    this.atBottom = atBottom
  }
}
