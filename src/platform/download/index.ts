import type { DownloadPort } from './port'

export const download: DownloadPort = { download: async () => 'failed' }
