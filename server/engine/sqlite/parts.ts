/**
 * Divides a collection into parts. A part is named by its first doc id and ends at the next part. It lies in one window
 * of doc ids, and is smaller where texts are long. A segment holds the index rows (`postings`) of several windows.
 */
import type { Bitset } from './bitset'

const WINDOW_BITS = 10
export const WINDOW = 1 << WINDOW_BITS
const SEGMENT_BITS = 13

const windowOf = (docId: number) => (docId >>> WINDOW_BITS) << WINDOW_BITS
export const segmentOf = (docId: number) => docId >>> SEGMENT_BITS
export const firstOfSegment = (segment: number) => segment << SEGMENT_BITS
export const segmentsOf = (size: number) => (size ? segmentOf(size - 1) + 1 : 0)

/** The indexed parts and segments, each with the revision that indexed it. */
export interface IndexedParts {
  parts: Uint32Array
  partsBy: Uint32Array
  segmentsBy: Uint32Array
}

/** The key of the rows of a part or segment, unique to the revision that wrote them. */
export const rowKey = (revision: number, number: number) => revision * 2 ** 32 + number

export const segmentKey = ({ segmentsBy }: IndexedParts, segment: number) => rowKey(segmentsBy[segment] ?? 0, segment)
export const partKey = ({ parts, partsBy }: IndexedParts, part: number) =>
  rowKey(partsBy[indexIn(parts, part)] ?? 0, part)

/** Returns the index of the part that contains a doc id, or -1. */
function indexIn(parts: Uint32Array, docId: number): number {
  let low = 0
  let high = parts.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (parts[middle]! <= docId) low = middle + 1
    else high = middle
  }
  return low - 1
}

export interface DocIdRange {
  from: number
  below: number
}

/** The doc ids of the part that contains, or would contain, a doc id. */
function rangeOf(parts: Uint32Array, docId: number): DocIdRange {
  const index = indexIn(parts, docId)
  const window = windowOf(docId)
  return {
    from: Math.max(parts[index] ?? 0, window),
    below: Math.min(parts[index + 1] ?? Infinity, window + WINDOW),
  }
}

/** Returns the parts that contain these ascending doc ids, each part once. */
export function rangesHolding(parts: Uint32Array, docIds: Iterable<number>): DocIdRange[] {
  const ranges: DocIdRange[] = []
  let end = 0
  for (const docId of docIds) {
    if (docId < end) continue
    const range = rangeOf(parts, docId)
    ranges.push(range)
    end = range.below
  }
  return ranges
}

/** Yields the parts that may contain some of the documents. */
export function* partsWith(parts: Uint32Array, documents: Bitset): Generator<number> {
  for (let index = 0; index < parts.length; index++) {
    const end = index + 1 < parts.length ? (parts[index + 1]! - 1) >>> 5 : documents.length - 1
    let word = parts[index]! >>> 5
    while (word < end && !documents[word]) word++
    if (documents[word]) yield parts[index]!
  }
}

/** Groups ascending doc ids by part. */
export function* byPart(parts: Uint32Array, docIds: Uint32Array): Generator<[part: number, docIdsInPart: Uint32Array]> {
  for (let from = 0, to = 0; from < docIds.length; from = to) {
    const index = indexIn(parts, docIds[from]!)
    const below = parts[index + 1] ?? Infinity
    while (to < docIds.length && docIds[to]! < below) to++
    yield [parts[index]!, docIds.subarray(from, to)]
  }
}
