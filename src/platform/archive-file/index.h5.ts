import { download } from '../download'
import { saveContent } from '../download/save-content.h5'
import { host } from '../host'
import type { OwnFilePort } from './port'

export const ownFile: OwnFilePort = {
  async fetch(request) {
    const outcome = await download.download(request)
    return outcome === 'opened' ? 'saved' : outcome
  },
  // The native app's webview saves what has an address, the WeChat browser what it opens: neither what is made in the page.
  hands: () => host.current() === 'browser',
  async hand(content, name) {
    saveContent(new Blob([content as Uint8Array<ArrayBuffer>]), name)
    return 'saved'
  },
}
