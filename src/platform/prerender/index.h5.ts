import type { TransportRequest } from '@/platform/ports/data'
import { PRERENDERED_ID, PRERENDERED_REPLIES_ID, PRERENDER_OFF_CLASS } from '@contract/prerender-ids'
import type { PrerenderedPage } from '../ports/data'
import { requestKeyOf } from './request-key'

/** Matches elements that are still loading. */
const LOADING = '[aria-busy="true"], .loading-page'
/** The time in ms after which the prerendered page is removed, even if the app is still loading. */
const TIMEOUT = 20_000

let replies: Record<string, string> | undefined

function readReplies(): Record<string, string> {
  try {
    return JSON.parse(document.getElementById(PRERENDERED_REPLIES_ID)?.textContent ?? '{}') as Record<string, string>
  } catch {
    return {}
  }
}

/**
 * Returns the indexes of the children that lead from a page to one of its parts. The app's own page has the same
 * structure, so the path leads to the same part there.
 */
function pathTo(part: Element, page: Element): number[] {
  const path: number[] = []
  for (let at = part; at !== page; at = at.parentElement!) {
    path.unshift(Array.prototype.indexOf.call(at.parentElement!.children, at))
  }
  return path
}

const partAt = (path: number[], page: Element) =>
  path.reduce<Element | undefined>((at, child) => at?.children[child], page)

/** Returns the last tapped element of the prerendered page. A script inside that page records it. */
const tapped = () => (document.documentElement as HTMLElement & { tapped?: Element }).tapped

function replaceWith(page: Element, element: HTMLElement) {
  const staticPage = element.querySelector('.page')
  const part = tapped()
  const path = part && staticPage?.contains(part) ? pathTo(part, staticPage) : []
  const scroller = page.closest('.taro_page')
  const { scrollTop } = element
  element.remove()
  if (scroller && scrollTop) scroller.scrollTop = scrollTop
  if (path.length) (partAt(path, page) as HTMLElement | undefined)?.click()
}

export const prerenderedPage: PrerenderedPage = {
  takeReply(request: TransportRequest) {
    if (request.headers.token) return undefined
    replies ??= readReplies()
    const key = requestKeyOf(request)
    const reply = replies[key]
    delete replies[key]
    return reply
  },

  hydrate(onHydrated) {
    const element = document.getElementById(PRERENDERED_ID)
    const app = document.getElementById('app')
    if (!element || !app) return onHydrated()
    const end = (page?: Element) => {
      observer.disconnect()
      clearTimeout(timer)
      // The replies that came with the page are used for the first render only. Later requests need newer data.
      replies = {}
      if (page) replaceWith(page, element)
      else element.remove()
      onHydrated()
    }
    // The observer runs in the same task that drew the app. The browser therefore paints no frame before the
    // replacement.
    const observer = new MutationObserver(() => {
      const page = app.querySelector('.taro_page .page')
      if (page && !page.querySelector(LOADING)) end(page)
    })
    const timer = setTimeout(end, TIMEOUT)
    observer.observe(app, { childList: true, subtree: true })
    if (document.documentElement.classList.contains(PRERENDER_OFF_CLASS)) element.remove()
  },
}
