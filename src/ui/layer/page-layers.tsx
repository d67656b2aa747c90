import type { ReactNode } from 'react'

/** A browser's back is heard by the router: src/routing/h5-router.ts. */
export const PageLayers = ({ children }: { children: ReactNode }) => <>{children}</>
