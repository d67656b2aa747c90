/** In the place of src/platform/host: what is drawn is for a browser. */
import type { HostPort } from '@/platform/host/port'

export const host: HostPort = { current: () => 'browser', isSinglePage: () => false }
