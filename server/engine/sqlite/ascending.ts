/** Numbers that ascend, and where each stretch of them begins. */

/** So many are looked at one by one: where the wanted one is that near, this is fastest. */
const NEAR = 8

/** The first at or after `from` that is not below; looked for in steps that double, as it is mostly near. */
export function lowerBound(ascending: Uint32Array, value: number, from: number): number {
  let low = from
  for (const near = Math.min(ascending.length, from + NEAR); low < near; low++) if (ascending[low]! >= value) return low
  let step = 1
  while (low + step <= ascending.length && ascending[low + step - 1]! < value) {
    low += step
    step *= 2
  }
  let high = Math.min(low + step - 1, ascending.length)
  while (low < high) {
    const middle = (low + high) >>> 1
    if (ascending[middle]! < value) low = middle + 1
    else high = middle
  }
  return low
}

/** Of each of some documents of a part its first place, and the first behind it. */
export interface Ranges {
  from: Uint32Array
  to: Uint32Array
}

/** `ends` says where each document of the part ends; these ascend. */
export function rangesOf(positions: Uint32Array, documents: Uint32Array, ends: Uint32Array): Ranges {
  const [from, to] = [new Uint32Array(documents.length), new Uint32Array(documents.length)]
  let cursor = 0
  for (let i = 0; i < documents.length; i++) {
    const document = documents[i]!
    from[i] = lowerBound(positions, document ? ends[document - 1]! : 0, cursor)
    to[i] = cursor = lowerBound(positions, ends[document]!, from[i]!)
  }
  return { from, to }
}
