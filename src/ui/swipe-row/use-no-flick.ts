import { type RefObject, useEffect } from 'react'

/** A browser that takes a quick push for the start of a scroll gives the next tap to ending it: the key's first tap is lost. */
export function useNoFlick(row: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = row.current
    if (!element) return
    let from: Touch | undefined
    const start = ({ touches }: TouchEvent) => {
      from = touches[0]
    }
    const move = (event: TouchEvent) => {
      const to = event.touches[0]
      if (!from || !to || !event.cancelable) return
      if (Math.abs(to.clientX - from.clientX) > Math.abs(to.clientY - from.clientY)) event.preventDefault()
    }
    element.addEventListener('touchstart', start, { passive: true })
    element.addEventListener('touchmove', move, { passive: false })
    return () => {
      element.removeEventListener('touchstart', start)
      element.removeEventListener('touchmove', move)
    }
  }, [row])
}
