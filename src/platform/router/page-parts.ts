/** Replaces parts of Taro's pages on H5 (see config/h5.ts). */
import { eventCenter } from '@tarojs/runtime'

interface Pages {
  readonly originPathname: string
  readonly pageConfig?: { navigationBarTitleText?: string }
}

/** Replaces Taro's navigation bar, which no screen shows. Only the page titles remain. */
export default class PageTitle {
  private readonly titles: Record<string, string | undefined> = {}

  constructor(private readonly pages: Pages) {
    eventCenter.on('__taroH5SetNavigationBarTitle', (title: string) => {
      this.titles[this.pages.originPathname] = title
      this.load()
    })
  }

  /** Sets the title of the visible page. */
  load() {
    const { originPathname, pageConfig } = this.pages
    document.title = this.titles[originPathname] ?? pageConfig?.navigationBarTitleText ?? document.title
  }
}

interface ScrolledPage {
  onPageScroll?(at: { scrollTop: number }): void
  onReachBottom?(): void
}

const bound = new WeakSet<object>()

/**
 * Replaces Taro's scroll binding, which measures only the last page. Here each page reports its own scroller, so that
 * two pages can be visible at once.
 */
export function bindPageScroll(page: ScrolledPage, scroller: HTMLElement, distance = 50) {
  // A page that is shown again is already bound.
  if (bound.has(scroller)) return
  bound.add(scroller)
  let wasNearEnd = false
  scroller.addEventListener('scroll', () => {
    const { scrollTop, scrollHeight, clientHeight } = scroller
    page.onPageScroll?.({ scrollTop })
    const isNearEnd = scrollHeight - scrollTop - clientHeight < distance
    if (isNearEnd && !wasNearEnd) page.onReachBottom?.()
    wasNearEnd = isNearEnd
  })
}

/** Do nothing: src/styles/app.scss contains the styles that Taro would inject. */
export const loadAnimateStyle = () => {}
export const loadRouterStyle = () => {}
