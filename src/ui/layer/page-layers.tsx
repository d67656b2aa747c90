import type { ReactNode } from 'react'

/** No-op on H5: the router handles the browser's back (src/routing/h5-router.ts). */
export const PageLayers = ({ children }: { children: ReactNode }) => <>{children}</>
