/** Packs numbers as varints, with seven bits in each byte. */
export function packNumbers(numbers: ArrayLike<number>): Buffer {
  const packed = Buffer.allocUnsafe(5 * numbers.length)
  let length = 0
  for (let i = 0; i < numbers.length; i++) {
    let number = numbers[i]!
    for (; number > 0x7f; number >>>= 7) packed[length++] = 0x80 | (number & 0x7f)
    packed[length++] = number
  }
  return packed.subarray(0, length)
}

export function unpackNumbers(packed: Uint8Array): Uint32Array {
  let length = 0
  for (let i = 0; i < packed.length; i++) length += Number(packed[i]! < 0x80)
  const numbers = new Uint32Array(length)
  let count = 0
  let number = 0
  let shift = 0
  for (let i = 0; i < packed.length; i++) {
    const byte = packed[i]!
    number |= (byte & 0x7f) << shift
    shift += 7
    if (byte > 0x7f) continue
    numbers[count++] = number
    number = shift = 0
  }
  return numbers
}

function stepsOf(ascending: ArrayLike<number>): Uint32Array {
  const steps = new Uint32Array(ascending.length)
  for (let i = 0; i < steps.length; i++) steps[i] = ascending[i]! - (i ? ascending[i - 1]! : 0)
  return steps
}

/** Packs ascending numbers as differences. For common bigrams, most differences take a single byte. */
export const packAscending = (ascending: ArrayLike<number>) => packNumbers(stepsOf(ascending))

export function unpackAscending(packed: Uint8Array): Uint32Array {
  const ascending = unpackNumbers(packed)
  for (let i = 1; i < ascending.length; i++) ascending[i]! += ascending[i - 1]!
  return ascending
}

/** A reusable buffer for unpacked numbers, because allocating an array would take longer than filling it. */
export class UnpackBuffer {
  numbers = new Uint32Array(1 << 16)

  for(length: number): Uint32Array {
    if (this.numbers.length < length) this.numbers = new Uint32Array(2 * length)
    return this.numbers
  }
}

/** Unpacks ascending numbers into a reusable buffer. */
export function unpackAscendingInto(room: UnpackBuffer, packed: Uint8Array): Uint32Array {
  const numbers = room.for(packed.length)
  let count = 0
  let last = 0
  let step = 0
  let shift = 0
  for (let i = 0; i < packed.length; i++) {
    const byte = packed[i]!
    step |= (byte & 0x7f) << shift
    shift += 7
    if (byte > 0x7f) continue
    numbers[count++] = last = (last + step) >>> 0
    step = shift = 0
  }
  return numbers.subarray(0, count)
}
