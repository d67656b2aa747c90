import type { PageView } from './port'

const scrollerOf = (id: string) => document.getElementById(id)?.closest<HTMLElement>('.taro_page') ?? undefined

export const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches
const easeOut = (done: number) => 1 - (1 - done) ** 3

/** A finger or a wheel takes over at once. */
const TAKEN_OVER = ['touchstart', 'wheel', 'keydown'] as const

let stopMoving = () => undefined as void

function move(scroller: HTMLElement, to: number, duration: number) {
  const from = scroller.scrollTop
  const start = performance.now()
  let frame = 0
  const stop = () => {
    cancelAnimationFrame(frame)
    for (const event of TAKEN_OVER) scroller.removeEventListener(event, stop)
  }
  const step = (now: number) => {
    const done = Math.min(1, Math.max(0, (now - start) / duration))
    scroller.scrollTop = from + (to - from) * easeOut(done)
    if (done < 1) frame = requestAnimationFrame(step)
    else stop()
  }
  for (const event of TAKEN_OVER) scroller.addEventListener(event, stop, { passive: true })
  frame = requestAnimationFrame(step)
  stopMoving = stop
}

/** Answers at once: a quick scroll must not wait. */
export const pageView: PageView = {
  survey(ids, answer) {
    const scrollTop = (ids[0] && scrollerOf(ids[0])?.scrollTop) || 0
    answer({ scrollTop, rects: ids.map(id => document.getElementById(id)?.getBoundingClientRect()) })
    return () => undefined
  },
  scrollTo(id, top, { duration = 0, from }) {
    const scroller = scrollerOf(id)
    stopMoving()
    if (!scroller) return
    const still = duration === 0 || prefersStillness()
    if (still || from !== undefined) scroller.scrollTop = still ? top : (from ?? top)
    if (!still) move(scroller, top, duration)
  },
  // Before the next frame; Taro's own way takes some frames, and 7 KB of the first load.
  jumpTo(top) {
    const pages = document.querySelectorAll('.taro_page:not(.taro_page_shade)')
    const page = pages[pages.length - 1]
    if (page) page.scrollTop = top
  },
}
