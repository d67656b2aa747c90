import { createContext, useCallback, useContext, useRef } from 'react'
import type { SharedContent } from '@/api/share'

/** The content that was loaded when the share key of a link was checked. The screen need not load it again. */
export const SharedContentContext = createContext<SharedContent | undefined>(undefined)

/** Returns a function that returns this content on its first call only. A retry therefore loads the content anew. */
export function useSharedContent(): () => SharedContent | undefined {
  const remaining = useRef(useContext(SharedContentContext))
  return useCallback(() => {
    const opened = remaining.current
    remaining.current = undefined
    return opened
  }, [])
}
