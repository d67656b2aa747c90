import { encode } from 'uqr'
import type { QrCodePort } from '../ports/other-apps'

export const qrCode: QrCodePort = {
  isOffered: true,
  encode(address) {
    try {
      // The code has no border: the background around it serves as the empty margin that it needs.
      return encode(address, { ecc: 'M', border: 0 }).data
    } catch {
      return undefined
    }
  },
}
