import { useEffect, useRef } from 'react'

/**
 * Returns the props for an element that takes the focus from a removed one. This happens if a change of `cause` removed
 * the focused element.
 */
export function useLostFocus(cause: unknown) {
  const ref = useRef<HTMLElement>(null)
  const before = useRef(cause)
  useEffect(() => {
    if (before.current === cause) return
    before.current = cause
    const isLost = !document.activeElement || document.activeElement === document.body
    if (isLost) ref.current?.focus({ preventScroll: true })
  }, [cause])
  return { ref, tabIndex: -1 }
}
