import type { HostPort } from './port'

export const host: HostPort = { current: () => 'browser', isSinglePage: () => false }
