import { encode } from 'uqr'
import type { QrCodePort } from './port'

export const qrCode: QrCodePort = {
  isOffered: true,
  encode(address) {
    try {
      // Without a border: the background around the code is the empty margin that it needs.
      return encode(address, { ecc: 'M', border: 0 }).data
    } catch {
      return undefined
    }
  },
}
