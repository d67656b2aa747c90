/**
 * How a collection is cut. A part is told of by its first ordinal and has the documents up to the next part's, of one window of
 * ordinals, and fewer where texts are long. The postings of several windows share a segment.
 */
import type { Bitset } from './bitset'

const WINDOW_BITS = 10
export const WINDOW = 1 << WINDOW_BITS
const SEGMENT_BITS = 13

const windowOf = (docId: number) => (docId >>> WINDOW_BITS) << WINDOW_BITS
export const segmentOf = (docId: number) => docId >>> SEGMENT_BITS
export const firstOfSegment = (segment: number) => segment << SEGMENT_BITS
export const segmentsOf = (size: number) => (size ? segmentOf(size - 1) + 1 : 0)

/** What is settled, and by which revisions. */
export interface Settled {
  parts: Uint32Array
  partsBy: Uint32Array
  segmentsBy: Uint32Array
}

/** By which the rows of a part, or of a segment, are told from those that another revision wrote. */
export const rowKey = (revision: number, number: number) => revision * 2 ** 32 + number

export const segmentKey = ({ segmentsBy }: Settled, segment: number) => rowKey(segmentsBy[segment] ?? 0, segment)
export const partKey = ({ parts, partsBy }: Settled, part: number) => rowKey(partsBy[indexIn(parts, part)] ?? 0, part)

/** Where the last one that is not behind an ordinal stands among the parts; -1 where none is. */
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

/** The ordinals that are one part now, or would be. */
function rangeOf(parts: Uint32Array, docId: number): DocIdRange {
  const index = indexIn(parts, docId)
  const window = windowOf(docId)
  return {
    from: Math.max(parts[index] ?? 0, window),
    below: Math.min(parts[index + 1] ?? Infinity, window + WINDOW),
  }
}

/** All that hold one of these ordinals, which ascend. */
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

/** Those with some of the documents; now and then one without any, that begins or ends beside such. */
export function* partsWith(parts: Uint32Array, documents: Bitset): Generator<number> {
  for (let index = 0; index < parts.length; index++) {
    const end = index + 1 < parts.length ? (parts[index + 1]! - 1) >>> 5 : documents.length - 1
    let word = parts[index]! >>> 5
    while (word < end && !documents[word]) word++
    if (documents[word]) yield parts[index]!
  }
}

/** Ordinals that ascend, those of each part together. */
export function* byPart(parts: Uint32Array, docIds: Uint32Array): Generator<[part: number, own: Uint32Array]> {
  for (let from = 0, to = 0; from < docIds.length; from = to) {
    const index = indexIn(parts, docIds[from]!)
    const below = parts[index + 1] ?? Infinity
    while (to < docIds.length && docIds[to]! < below) to++
    yield [parts[index]!, docIds.subarray(from, to)]
  }
}
