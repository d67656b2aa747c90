import { createContext, useCallback, useContext, useRef } from 'react'
import type { SharedContent } from '@/api/share'

/** The content that the check of the address's key returned: the screen need not request it again. */
export const OpenedKey = createContext<SharedContent | undefined>(undefined)

/** Returns the content once: a retry requests it anew. */
export function useOpenedKey(): () => SharedContent | undefined {
  const remaining = useRef(useContext(OpenedKey))
  return useCallback(() => {
    const opened = remaining.current
    remaining.current = undefined
    return opened
  }, [])
}
