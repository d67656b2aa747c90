/** A byte buffer that grows, for appending varints. */
export class VarintBuffer {
  bytes: Buffer
  length = 0

  constructor(room = 1 << 12) {
    this.bytes = Buffer.allocUnsafe(room)
  }

  private reserve(more: number) {
    if (this.length + more <= this.bytes.length) return
    const larger = Buffer.allocUnsafe(Math.max(2 * this.bytes.length, this.length + more))
    this.bytes.copy(larger, 0, 0, this.length)
    this.bytes = larger
  }

  number(number: number) {
    this.reserve(5)
    let rest = number
    for (; rest > 0x7f; rest >>>= 7) this.bytes[this.length++] = 0x80 | (rest & 0x7f)
    this.bytes[this.length++] = rest
  }

  append(other: Uint8Array) {
    this.reserve(other.length)
    this.bytes.set(other, this.length)
    this.length += other.length
  }

  /** Returns the bytes written so far, without copying them. */
  content(): Buffer {
    return this.bytes.subarray(0, this.length)
  }
}

/** Reads varints one after the other. */
export class VarintReader {
  constructor(
    readonly bytes: Uint8Array,
    public at = 0,
  ) {}

  next(): number {
    const { bytes } = this
    let byte = bytes[this.at++]!
    if (byte < 0x80) return byte
    let number = byte & 0x7f
    for (let shift = 7; ; shift += 7) {
      byte = bytes[this.at++]!
      number |= (byte & 0x7f) << shift
      if (byte < 0x80) return number
    }
  }
}
