import { encode } from 'uqr'
import type { PageCodePort } from './port'

export const pageCode: PageCodePort = {
  isOffered: true,
  of(address) {
    try {
      // Its quiet border is the paper that it lies on.
      return encode(address, { ecc: 'M', border: 0 }).data
    } catch {
      return undefined
    }
  },
}
