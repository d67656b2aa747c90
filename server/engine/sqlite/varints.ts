/** Ascending numbers as the steps between them, seven bits a byte: most steps between common pairs need one. */
export function pack(ascending: ArrayLike<number>): Buffer {
  const packed = Buffer.allocUnsafe(5 * ascending.length)
  let length = 0
  let before = 0
  for (let i = 0; i < ascending.length; i++) {
    let step = ascending[i]! - before
    before = ascending[i]!
    for (; step > 0x7f; step >>>= 7) packed[length++] = 0x80 | (step & 0x7f)
    packed[length++] = step
  }
  return packed.subarray(0, length)
}

export function unpack(packed: Uint8Array): Uint32Array {
  const ascending = new Uint32Array(packed.length)
  let count = 0
  let before = 0
  let step = 0
  let shift = 0
  for (let i = 0; i < packed.length; i++) {
    const byte = packed[i]!
    step |= (byte & 0x7f) << shift
    shift += 7
    if (byte > 0x7f) continue
    ascending[count++] = before += step
    step = shift = 0
  }
  return ascending.slice(0, count)
}
