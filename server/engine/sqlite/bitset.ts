/** A set of documents. It has one bit for each doc id, which is a small integer. */
export type Bitset = Uint32Array

export const emptyBits = (size: number): Bitset => new Uint32Array((size + 31) >>> 5)

export const hasBit = (bits: Bitset, at: number) => ((bits[at >>> 5]! >>> (at & 31)) & 1) === 1

export function setBit(bits: Bitset, at: number) {
  bits[at >>> 5]! |= 1 << (at & 31)
}

export function intersection(a: Bitset, b: Bitset): Bitset {
  const bits = new Uint32Array(a.length)
  for (let i = 0; i < bits.length; i++) bits[i] = a[i]! & b[i]!
  return bits
}

export function union(a: Bitset, b: Bitset): Bitset {
  const bits = new Uint32Array(a.length)
  for (let i = 0; i < bits.length; i++) bits[i] = a[i]! | b[i]!
  return bits
}

export function difference(a: Bitset, b: Bitset): Bitset {
  const bits = new Uint32Array(a.length)
  for (let i = 0; i < bits.length; i++) bits[i] = a[i]! & ~b[i]!
  return bits
}

export function isEmpty(bits: Bitset): boolean {
  for (let i = 0; i < bits.length; i++) if (bits[i]) return false
  return true
}

export function countBits(bits: Bitset): number {
  let count = 0
  for (let i = 0; i < bits.length; i++) {
    let word = bits[i]!
    word -= (word >>> 1) & 0x55555555
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333)
    count += (((word + (word >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
  }
  return count
}

/** Returns the doc ids in the set, in ascending order. */
export function membersOf(bits: Bitset): Uint32Array {
  const members = new Uint32Array(countBits(bits))
  let count = 0
  for (let i = 0; i < bits.length; i++) {
    for (let word = bits[i]!; word; word &= word - 1) members[count++] = (i << 5) + 31 - Math.clz32(word & -word)
  }
  return members
}
