/** Within what a layout can follow; a host that says nothing sensible gets the usual size. */
export const clampScale = (scale: number) => (scale > 0 ? Math.min(2, Math.max(0.75, scale)) : 1)
