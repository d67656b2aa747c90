/** Replaces src/platform/host: pages are rendered for a browser. */
import type { HostPort } from '@/platform/host/port'

export const host: HostPort = { current: () => 'browser', isSinglePage: () => false }
