import { createBridge } from './client'

/** A bridge without a wrapper: the mini-program has none. */
export const { bridge } = createBridge(() => undefined)
