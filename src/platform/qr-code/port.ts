/** The squares of a QR code, row by row. True is dark. */
export type QrDots = boolean[][]

export interface QrCodePort {
  /** Whether this host can draw a code. */
  isOffered: boolean
  /** Encodes an address. Returns `undefined` if the address is too long. */
  encode(address: string): QrDots | undefined
}
