import { useEffect, useRef } from 'react'

/** Props of what takes the focus, where a change of `cause` has removed what had it. */
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
