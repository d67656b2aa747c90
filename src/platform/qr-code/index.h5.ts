import { encode } from 'uqr'
import type { QrCodePort } from './port'

export const qrCode: QrCodePort = {
  isOffered: true,
  encode(address) {
    try {
      // No border: the ground around the code is its quiet zone.
      return encode(address, { ecc: 'M', border: 0 }).data
    } catch {
      return undefined
    }
  },
}
