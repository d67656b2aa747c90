/** Row by row; true is dark. */
export type Dots = boolean[][]

export interface PageCodePort {
  /** Whether this host has codes at all. */
  isOffered: boolean
  /** What a camera reads an address from; nothing where the address is too long for it. */
  of(address: string): Dots | undefined
}
