import { createBridge } from './client'

/** The mini-program has no native wrapper. */
export const { bridge } = createBridge(() => undefined)
