import { createContext, useCallback, useContext, useRef } from 'react'
import type { SharedContent } from '@/api/share'

/** What the key of the address opened when it was checked: the screen behind it need not ask again. */
export const OpenedKey = createContext<SharedContent | undefined>(undefined)

/** Handed over once: another try asks anew. */
export function useOpenedKey(): () => SharedContent | undefined {
  const left = useRef(useContext(OpenedKey))
  return useCallback(() => {
    const opened = left.current
    left.current = undefined
    return opened
  }, [])
}
