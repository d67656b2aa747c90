import type { AnalyticsPort } from './port'

export const analytics: AnalyticsPort = { click: () => undefined, watch: () => () => undefined }
