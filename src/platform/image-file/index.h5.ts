import { host } from '@/platform/host'
import type { PictureFilePort } from './port'

/** Long enough for the slowest browser to have taken the file over. */
const KEPT_FOR = 60_000
const PNG = 'image/png'

/** Of a data URL, without asking the network for it: a strict policy of the page's own would refuse. */
function blobOf(picture: string): Blob {
  const bytes = atob(picture.split(',')[1] ?? '')
  return new Blob([Uint8Array.from(bytes, letter => letter.charCodeAt(0))], { type: PNG })
}

export const pictureFile: PictureFilePort = {
  isOffered: () => host.current() === 'browser' && matchMedia('(hover: hover) and (pointer: fine)').matches,
  copies: () => typeof ClipboardItem !== 'undefined' && typeof navigator.clipboard?.write === 'function',
  save(picture, name) {
    const href = URL.createObjectURL(blobOf(picture))
    const anchor = document.createElement('a')
    anchor.href = href
    anchor.download = name
    document.body.appendChild(anchor)
    anchor.click()
    anchor.remove()
    setTimeout(() => URL.revokeObjectURL(href), KEPT_FOR)
  },
  copy: picture =>
    navigator.clipboard.write([new ClipboardItem({ [PNG]: blobOf(picture) })]).then(
      () => true,
      () => false,
    ),
}
