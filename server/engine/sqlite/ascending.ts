/** Searches in arrays of ascending numbers. */

/** Within this distance, numbers are compared one by one, which is faster for short distances. */
const NEAR = 8

/**
 * Returns the first index, at or after `from`, whose number is at least `value`. If there is none, returns the length
 * of the array. The search takes doubling steps, because the index is usually near.
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

/** For each document, the range of its positions in an array of positions. `to` is excluded. */
interface Ranges {
  from: Uint32Array
  to: Uint32Array
}

/**
 * Returns the range of positions of each document. `ends` are the ends of all documents in the part. `documents` are
 * ascending.
 */
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
