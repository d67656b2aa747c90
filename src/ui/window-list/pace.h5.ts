import { startTransition } from 'react'
import type { WindowSizes } from '../ports'

/** Draws few rows at a time: a browser then draws them within a frame and holds fewer nodes. */
export const windowSizes: WindowSizes = { rows: 3, near: 0.6, far: 0.75, drawLater: startTransition }
