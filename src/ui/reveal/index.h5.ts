import { useEffect, useRef } from 'react'
import type { Reveal } from './port'

/** What Taro makes a scroll view of some frames later; before that it cannot be scrolled. */
const scrolls = ({ className }: HTMLElement) => className.indexOf('taro-scroll-view__') >= 0
const PATIENCE = 120

/** Taro's scroll view would scroll the whole page to the part; here only the view moves. */
export const useReveal: Reveal = ({ active }) => {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    const view = ref.current
    const part = view?.querySelector<HTMLElement>(`[id="${active}"]`)
    if (!view || !part) return
    let frame = 0
    const show = (frames: number) => {
      const [whole, { left, top, width, height }] = [view.getBoundingClientRect(), part.getBoundingClientRect()]
      view.scrollLeft += left - whole.left - (whole.width - width) / 2
      view.scrollTop += top - whole.top - (whole.height - height) / 2
      if (!scrolls(view) && frames > 0) frame = requestAnimationFrame(() => show(frames - 1))
    }
    show(PATIENCE)
    return () => cancelAnimationFrame(frame)
  }, [active])
  return { ref }
}
