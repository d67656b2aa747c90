import { isHttpUrl } from '@domain/format/address'
import { clipboard } from '@/platform/clipboard'
import type { LinksPort } from '../ports/other-apps'

export const links: LinksPort = {
  openExternal: async url => (isHttpUrl(url) && (await clipboard.copy(url)) ? 'copied' : 'unsupported'),
  leave: () => undefined,
  openVideo: async () => 'unsupported',
}
