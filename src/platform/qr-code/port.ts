/** The modules of a code, row by row. True is dark. */
export type QrDots = boolean[][]

export interface QrCodePort {
  /** Whether this host can draw a code. */
  isOffered: boolean
  /** Encodes an address, or returns undefined when the address is too long. */
  encode(address: string): QrDots | undefined
}
