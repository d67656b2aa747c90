/**
 * Divides the doc ids of a collection into parts, which are indexed separately. A part is identified by its first doc
 * id. Each part lies within one window of 1,024 doc ids. Eight windows form a segment, whose rows of `postings` are
 * stored together.
 */
import type { Bitset } from './bitset'

const WINDOW_BITS = 10
export const WINDOW_SIZE = 1 << WINDOW_BITS
const SEGMENT_BITS = 13

const windowOf = (docId: number) => (docId >>> WINDOW_BITS) << WINDOW_BITS
export const segmentOf = (docId: number) => docId >>> SEGMENT_BITS
export const firstIdOfSegment = (segment: number) => segment << SEGMENT_BITS
export const segmentCount = (size: number) => (size ? segmentOf(size - 1) + 1 : 0)

/** The indexed parts, and the revisions at which parts and segments were indexed. */
export interface IndexedParts {
  parts: Uint32Array
  partsBy: Uint32Array
  segmentsBy: Uint32Array
}

/** Returns the key of a row for a part or segment. It contains the revision that wrote the row. */
export const rowKey = (revision: number, number: number) => revision * 2 ** 32 + number

export const segmentKey = ({ segmentsBy }: IndexedParts, segment: number) => rowKey(segmentsBy[segment] ?? 0, segment)
export const partKey = ({ parts, partsBy }: IndexedParts, part: number) =>
  rowKey(partsBy[indexIn(parts, part)] ?? 0, part)

/** Returns the index of the last part that begins at or before a doc id, or -1. The part may end before the doc id. */
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

/** Returns the doc ids of the part that includes a doc id, or that would include it. */
function rangeOf(parts: Uint32Array, docId: number): DocIdRange {
  const index = indexIn(parts, docId)
  const window = windowOf(docId)
  return {
    from: Math.max(parts[index] ?? 0, window),
    below: Math.min(parts[index + 1] ?? Infinity, window + WINDOW_SIZE),
  }
}

/** Returns the ranges of the parts that contain the given doc ids, without duplicates. The doc ids are ascending. */
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

/** Yields the parts that may contain any of the documents. */
export function* partsWith(parts: Uint32Array, documents: Bitset): Generator<number> {
  for (let index = 0; index < parts.length; index++) {
    const end = index + 1 < parts.length ? (parts[index + 1]! - 1) >>> 5 : documents.length - 1
    let word = parts[index]! >>> 5
    while (word < end && !documents[word]) word++
    if (documents[word]) yield parts[index]!
  }
}

/** Groups ascending doc ids by their part. */
export function* groupByPart(
  parts: Uint32Array,
  docIds: Uint32Array,
): Generator<[part: number, docIdsInPart: Uint32Array]> {
  for (let from = 0, to = 0; from < docIds.length; from = to) {
    const index = indexIn(parts, docIds[from]!)
    const below = parts[index + 1] ?? Infinity
    while (to < docIds.length && docIds[to]! < below) to++
    yield [parts[index]!, docIds.subarray(from, to)]
  }
}
