import { createBridge } from './client'

/** No wrapper here. */
export const { bridge } = createBridge(() => undefined)
