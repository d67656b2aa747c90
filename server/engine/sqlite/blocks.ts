/**
 * Packs ascending numbers into blocks that can be read separately. A table at the beginning has the first number and
 * the offset of each block. A block stores steps: the differences between neighbouring numbers. One byte has the byte
 * lengths of four steps, which avoids most branches.
 */

/** The number of values in a block. */
const BLOCK = 128
/** The number of bytes that one read takes. The last block is padded, so that reads do not exceed the buffer. */
const WORD = 4
/** The size in bytes of an entry in the table: the first number of a block, and the block's offset. */
const ENTRY = 2 * WORD
const MASKS = Int32Array.from([0xff, 0xffff, 0xffffff, -1])

const widthOf = (step: number) => (step < 0x100 ? 1 : step < 0x10000 ? 2 : step < 0x1000000 ? 3 : 4)

export function packBlocks(ascending: Uint32Array): Uint8Array {
  const { length } = ascending
  const blocks = Math.ceil(length / BLOCK)
  const packed = new Uint8Array(WORD + ENTRY * blocks + Math.ceil(length / 4) + WORD * length + 2 * WORD)
  const view = new DataView(packed.buffer)
  view.setUint32(0, length, true)
  let at = WORD + ENTRY * blocks
  for (let block = 0; block < blocks; block++) {
    const from = block * BLOCK
    const to = Math.min(length, from + BLOCK)
    let last = ascending[from]!
    view.setUint32(WORD + ENTRY * block, last, true)
    view.setUint32(WORD + ENTRY * block + WORD, at, true)
    let data = at + Math.ceil((to - from) / 4)
    for (let i = from; i < to; i++) {
      const step = ascending[i]! - last
      const width = widthOf(step)
      packed[at + ((i - from) >>> 2)]! |= (width - 1) << (2 * (i & 3))
      view.setUint32(data, step, true)
      data += width
      last = ascending[i]!
    }
    at = data
  }
  return packed.slice(0, at + 2 * WORD)
}

/** A buffer for `read` that all instances share. The next read into it overwrites it. */
const room = new Uint32Array(BLOCK)

export class PackedBlocks {
  /** The number of values and the number of blocks. */
  readonly length: number
  readonly blocks: number
  readonly room = room
  private readonly view: DataView

  constructor(private readonly packed: Uint8Array) {
    this.view = new DataView(packed.buffer, packed.byteOffset, packed.length)
    this.length = this.view.getUint32(0, true)
    this.blocks = Math.ceil(this.length / BLOCK)
  }

  private first(block: number): number {
    return this.view.getUint32(WORD + ENTRY * block, true)
  }

  /** Returns the index of the block whose range includes a number. Searches from block `from` on. */
  blockOf(number: number, from: number): number {
    let block = from
    while (block + 1 < this.blocks && this.first(block + 1) <= number) block++
    return block
  }

  /** Unpacks a block into `to` and returns its number of values. It may overwrite up to three values after them. */
  read(block: number, to: Uint32Array, from = 0): number {
    const { view, packed } = this
    const count = Math.min(BLOCK, this.length - block * BLOCK)
    const start = view.getUint32(WORD + ENTRY * block + WORD, true)
    let at = start + ((count + 3) >>> 2)
    let number = this.first(block)
    const end = from + count
    for (let i = from, four = start; i < end; i += 4, four++) {
      const widths = packed[four]!
      if (widths === 0) {
        const steps = view.getInt32(at, true)
        to[i] = number = (number + (steps & 0xff)) | 0
        to[i + 1] = number = (number + ((steps >>> 8) & 0xff)) | 0
        to[i + 2] = number = (number + ((steps >>> 16) & 0xff)) | 0
        to[i + 3] = number = (number + (steps >>> 24)) | 0
        at += 4
        continue
      }
      for (let k = 0; k < 8; k += 2) {
        const more = (widths >>> k) & 3
        to[i + (k >>> 1)] = number = (number + (view.getInt32(at, true) & MASKS[more]!)) | 0
        at += 1 + more
      }
    }
    return count
  }

  readAll(to: Uint32Array) {
    for (let block = 0; block < this.blocks; block++) this.read(block, to, block * BLOCK)
  }
}
