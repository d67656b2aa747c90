import { startTransition } from 'react'
import type { Pace } from './port'

/** Few rows at a time: a browser draws them within a frame, and holds fewer nodes. */
export const pace: Pace = { rows: 3, near: 0.6, far: 0.75, ahead: startTransition }
