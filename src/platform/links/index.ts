import { isHttpUrl } from '@domain/format/web-address'
import { clipboard } from '@/platform/clipboard'
import type { LinksPort } from './port'

export const links: LinksPort = {
  openExternal: async url => (isHttpUrl(url) && (await clipboard.copy(url)) ? 'copied' : 'unsupported'),
  leave: () => undefined,
  openVideo: async () => 'unsupported',
}
