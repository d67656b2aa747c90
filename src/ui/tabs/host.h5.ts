import { useEffect, useRef } from 'react'
import type { RevealTab } from './port'

/** Taro's scroll view would scroll the whole page to the tab; here only the strip moves. */
export const useRevealedTab: RevealTab = ({ active }) => {
  const strip = useRef<HTMLElement>(null)
  useEffect(() => {
    const tab = strip.current?.querySelector<HTMLElement>(`[id="${active}"]`)
    if (!strip.current || !tab) return
    const left = tab.offsetLeft - (strip.current.clientWidth - tab.offsetWidth) / 2
    strip.current.scrollLeft = left
  }, [active])
  return { ref: strip }
}
