import type { LinksPort } from './port'

export const links: LinksPort = { external: async () => 'unsupported', video: async () => 'unsupported' }
