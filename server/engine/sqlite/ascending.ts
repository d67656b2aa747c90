/** Searches in ascending numbers. */

/** Up to this distance numbers are compared one by one, which is fastest for short distances. */
const NEAR = 8

/**
 * Returns the first index from `from` on whose number is at least `value`. Searches in doubling steps, because the
 * index is usually near.
 */
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

/** For each document of a part, the half-open range of its positions in a list of positions. */
interface Ranges {
  from: Uint32Array
  to: Uint32Array
}

/** Finds the positions of each document. `ends` are the ends of all documents of the part. `documents` ascend. */
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
