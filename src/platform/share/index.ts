import type { SharePort } from './port'

export const share: SharePort = { share: async () => 'failed' }
