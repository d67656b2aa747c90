import { download } from '../download'
import { saveBlob } from '../download/index.h5'
import { host } from '../host'
import type { ArchiveFilePort } from '../ports/files'

export const archiveFile: ArchiveFilePort = {
  async fetch(request) {
    const outcome = await download.download(request)
    return outcome === 'opened' || outcome === 'accepted' ? 'saved' : outcome
  },
  // The native app's webview and the WeChat browser cannot save a file that the page created.
  canSave: () => host.current() === 'browser',
  async save(content, name) {
    saveBlob(new Blob([content as Uint8Array<ArrayBuffer>]), name)
    return 'saved'
  },
}
