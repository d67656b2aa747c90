import type { TransportRequest } from '@/platform/transport/port'
import type { FirstPaint } from './port'
import { questionOf } from './question'

/** As the server writes them: server/http/prerender.ts. */
const ELEMENT = 'first-paint'
const ANSWERS = 'first-answers'
const OFF = 'first-paint-off'

/** What is still on its way. */
const WAITING = '[aria-busy="true"], .loading-page'
/** An app that gets nowhere is shown as it is. */
const PATIENCE = 20_000

let answers: Record<string, string> | undefined

function readAnswers(): Record<string, string> {
  try {
    return JSON.parse(document.getElementById(ANSWERS)?.textContent ?? '{}') as Record<string, string>
  } catch {
    return {}
  }
}

/** The way from a page down to one of its parts, a child at a time; the app's page is made of the same. */
function wayTo(part: Element, page: Element): number[] {
  const way: number[] = []
  for (let at = part; at !== page; at = at.parentElement!) {
    if (!at.parentElement) return []
    way.unshift(Array.prototype.indexOf.call(at.parentElement.children, at))
  }
  return way
}

const follow = (way: number[], page: Element) =>
  way.reduce<Element | undefined>((at, child) => at?.children[child], page)

/** The last tap on the first paint, which the page itself noted. */
const tapped = () => (document.documentElement as HTMLElement & { tapped?: Element }).tapped

function replaceBy(page: Element, firstPaint: HTMLElement) {
  const before = firstPaint.querySelector('.page')
  const part = tapped()
  const way = part && before?.contains(part) ? wayTo(part, before) : []
  const scroller = page.closest('.taro_page')
  const { scrollTop } = firstPaint
  firstPaint.remove()
  if (scroller && scrollTop) scroller.scrollTop = scrollTop
  if (way.length) (follow(way, page) as HTMLElement | undefined)?.click()
}

export const firstPaint: FirstPaint = {
  replyTo(request: TransportRequest) {
    if (request.headers.token) return undefined
    answers ??= readAnswers()
    const question = questionOf(request)
    const reply = answers[question]
    delete answers[question]
    return reply
  },

  handOver(done) {
    const firstPaint = document.getElementById(ELEMENT)
    const app = document.getElementById('app')
    if (!firstPaint || !app) return done()
    const end = (page?: Element) => {
      observer.disconnect()
      clearTimeout(late)
      // What was answered before the page was there is too old for any later one.
      answers = {}
      if (page) replaceBy(page, firstPaint)
      else firstPaint.remove()
      done()
    }
    // Told in the task in which the app has drawn it: nothing is painted in between.
    const observer = new MutationObserver(() => {
      const page = app.querySelector('.taro_page .page')
      if (page && !page.querySelector(WAITING)) end(page)
    })
    const late = setTimeout(end, PATIENCE)
    observer.observe(app, { childList: true, subtree: true })
    if (document.documentElement.classList.contains(OFF)) firstPaint.remove()
  },
}
