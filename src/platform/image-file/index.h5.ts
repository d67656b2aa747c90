import { host } from '@/platform/host'
import { hasMouse } from '../pointer'
import type { ImageFilePort } from '../ports/files'

/** The time in ms after which the object URL of the file is revoked. By then the slowest browser has read the file. */
const REVOKE_AFTER = 60_000
const PNG = 'image/png'

/** Decodes a data URL without `fetch`, which a strict content policy would refuse. */
function blobOf(picture: string): Blob {
  const bytes = atob(picture.split(',')[1] ?? '')
  return new Blob([Uint8Array.from(bytes, character => character.charCodeAt(0))], { type: PNG })
}

export const imageFile: ImageFilePort = {
  isOffered: () => host.current() === 'browser' && hasMouse(),
  canCopy: () => typeof ClipboardItem !== 'undefined' && typeof navigator.clipboard?.write === 'function',
  save(picture, name) {
    const href = URL.createObjectURL(blobOf(picture))
    const anchor = document.createElement('a')
    anchor.href = href
    anchor.download = name
    document.body.appendChild(anchor)
    anchor.click()
    anchor.remove()
    setTimeout(() => URL.revokeObjectURL(href), REVOKE_AFTER)
  },
  copy: picture =>
    navigator.clipboard.write([new ClipboardItem({ [PNG]: blobOf(picture) })]).then(
      () => true,
      () => false,
    ),
}
