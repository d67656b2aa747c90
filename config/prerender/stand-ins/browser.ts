/** Replaces src/platform/host: pages are rendered for a browser. */
import type { HostPort } from '@/platform/ports/session'

export const host: HostPort = { current: () => 'browser', isSinglePage: () => false }
