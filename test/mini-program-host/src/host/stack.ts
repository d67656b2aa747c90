/** Manages the stack of open pages. */
import { isTab } from './bundle'
import { drawFrame } from './frame'
import { Page } from './page'
import { wearStylesOf } from './styles'

const pages: Page[] = []
const tabs = new Map<string, Page>()

export const MOST_PAGES = 10
export const openPages = (): readonly Page[] => pages
export const topPage = () => pages.at(-1)

function dress(page: Page) {
  wearStylesOf(page.route)
  drawFrame(page, pages.length)
}

function reveal(page: Page) {
  dress(page)
  page.show()
}

function afterRender(work: () => void) {
  requestAnimationFrame(() => setTimeout(work))
}

/** Opens a page on top of the stack. */
export function push(route: string, query: Record<string, string>) {
  const page = new Page(route, query)
  topPage()?.hide()
  pages.push(page)
  if (isTab(route)) tabs.set(route, page)
  dress(page)
  page.start()
  page.show()
  afterRender(() => pages.includes(page) && page.call('onReady'))
}

/**
 * Removes pages from the top. The page below stays hidden, because another page is about to open or `uncover`
 * is called.
 */
export function drop(count: number) {
  for (const page of pages.splice(Math.max(0, pages.length - count)).reverse()) {
    if (tabs.get(page.route) === page) tabs.delete(page.route)
    page.unload()
  }
}

export function dropAll() {
  const hiddenTabs = [...tabs.values()].filter(page => !pages.includes(page))
  drop(pages.length)
  hiddenTabs.forEach(page => page.unload())
  tabs.clear()
}

export function uncover() {
  const page = topPage()
  if (page) reveal(page)
}

/** Opens a tab. Closes all pages except those of tabs, whose state stays. */
export function toTab(route: string) {
  const top = topPage()
  for (const page of pages.splice(0).reverse()) {
    if (tabs.get(page.route) !== page) page.unload()
    else if (page === top && page.route !== route) page.hide()
  }
  const openTab = tabs.get(route)
  if (!openTab) return push(route, {})
  pages.push(openTab)
  if (openTab !== top) reveal(openTab)
}
