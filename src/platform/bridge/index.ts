import { createClient } from './client'
import { createBridge } from './create'

/** No wrapper here. */
export const bridge = createBridge(
  () => false,
  createClient(() => undefined),
)
