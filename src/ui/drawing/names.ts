/** Drawn by scripts/icons.ts. */
export type DrawingName = 'empty' | 'error' | 'offline' | 'not-found' | 'locked' | 'not-public'
