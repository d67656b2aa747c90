import type { PageView } from '../ports/screen'

const scrollerOf = (id: string) => document.getElementById(id)?.closest<HTMLElement>('.taro_page') ?? undefined

export const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches
const easeOut = (progress: number) => 1 - (1 - progress) ** 3

/** The events that stop an animated scroll. */
const INTERRUPTIONS = ['touchstart', 'wheel', 'keydown'] as const

let stopMoving = () => undefined as void

function move(scroller: HTMLElement, to: number, duration: number) {
  const from = scroller.scrollTop
  const start = performance.now()
  let frame = 0
  const stop = () => {
    cancelAnimationFrame(frame)
    for (const event of INTERRUPTIONS) scroller.removeEventListener(event, stop)
  }
  const step = (now: number) => {
    const progress = Math.min(1, Math.max(0, (now - start) / duration))
    scroller.scrollTop = from + (to - from) * easeOut(progress)
    if (progress < 1) frame = requestAnimationFrame(step)
    else stop()
  }
  for (const event of INTERRUPTIONS) scroller.addEventListener(event, stop, { passive: true })
  frame = requestAnimationFrame(step)
  stopMoving = stop
}

/** `measure` calls its callback synchronously on H5, because a quick scroll must not wait. */
export const pageView: PageView = {
  measure(ids, answer) {
    const scrollTop = (ids[0] && scrollerOf(ids[0])?.scrollTop) || 0
    answer({ scrollTop, rects: ids.map(id => document.getElementById(id)?.getBoundingClientRect()) })
    return () => undefined
  },
  scrollTo(id, top, { duration = 0, from }) {
    const scroller = scrollerOf(id)
    stopMoving()
    if (!scroller) return
    const isInstant = duration === 0 || prefersReducedMotion()
    const start = isInstant ? top : from
    if (start !== undefined) scroller.scrollTop = start
    if (!isInstant) move(scroller, top, duration)
  },
  // Scrolls before the next frame. Taro's own function takes some frames and adds 7 KB to the first load.
  jumpTo(top) {
    const pages = document.querySelectorAll('.taro_page:not(.taro_page_shade)')
    const page = pages[pages.length - 1]
    if (page) page.scrollTop = top
  },
}
