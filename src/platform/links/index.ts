import type { LinksPort } from './port'

export const links: LinksPort = {
  external: async () => 'unsupported',
  leave: () => undefined,
  video: async () => 'unsupported',
}
