import { useEffect, useRef } from 'react'
import type { Reveal } from './port'

/** Taro's scroll view would scroll the whole page to the part; here only the view moves. */
export const useReveal: Reveal = ({ active }) => {
  const view = useRef<HTMLElement>(null)
  useEffect(() => {
    const part = view.current?.querySelector<HTMLElement>(`[id="${active}"]`)
    if (!view.current || !part) return
    const [whole, { left, top, width, height }] = [view.current.getBoundingClientRect(), part.getBoundingClientRect()]
    view.current.scrollLeft += left - whole.left - (whole.width - width) / 2
    view.current.scrollTop += top - whole.top - (whole.height - height) / 2
  }, [active])
  return { ref: view }
}
