import type { ReactNode } from 'react'

/** Draws only the page: on H5 the router handles the browser's back button (src/routing/h5-router.ts). */
export const PageLayers = ({ children }: { children: ReactNode }) => <>{children}</>
