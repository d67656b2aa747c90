import { createContext, useCallback, useContext, useRef } from 'react'
import type { SharedContent } from '@/api/share'

/** The content that the check of the link's share key returned. The screen need not request the content again. */
export const OpenedKey = createContext<SharedContent | undefined>(undefined)

/** Returns a function that returns the content once. A retry then requests the content anew. */
export function useOpenedKey(): () => SharedContent | undefined {
  const remaining = useRef(useContext(OpenedKey))
  return useCallback(() => {
    const opened = remaining.current
    remaining.current = undefined
    return opened
  }, [])
}
