/**
 * The sections of the table `postings`: one for each part that contains a bigram or character. A section lists the
 * documents, with the counts in text and title. For a rare bigram it also has the positions in the part's line. The
 * table `places` has the positions of frequent bigrams.
 */
import { Bytes, Numbers } from './bytes'
import { WINDOW } from './parts'
import type { Line } from './text-layout'

/** From this many documents on, a bitmap is shorter than a list of differences. */
const MANY = WINDOW / 8
/** A bigram with fewer documents in a part is rare: its positions are in the section. */
export const FEW_DOCUMENTS = MANY

/** One section: where it lies in its row, and where its list of documents begins. */
export interface Section {
  /** The first doc id of the part. */
  part: number
  bytes: Uint8Array
  /** The range of bytes of the section. */
  from: number
  end: number
  /** The number of documents, and the offset at which their list begins. */
  count: number
  at: number
}

const body = new Bytes()
/**
 * The counts of a section's documents, with each document's offset in the part. All calls share these arrays,
 * so their content is used before the next call.
 */
const counts = {
  documents: new Uint16Array(WINDOW),
  times: new Uint32Array(WINDOW),
  inTitle: new Uint32Array(WINDOW),
}
const { documents: offsets, times, inTitle } = counts

function putDocuments(count: number) {
  if (count >= MANY) {
    const bits = new Uint8Array(WINDOW / 8)
    for (let i = 0; i < count; i++) bits[offsets[i]! >>> 3]! |= 1 << (offsets[i]! & 7)
    body.append(bits)
  } else {
    for (let i = 0; i < count; i++) body.number(offsets[i]! - (i ? offsets[i - 1]! : 0))
  }
}

/**
 * Writes the section of a bigram that occurs at these positions. Returns the number of documents. `offset` is the
 * part's offset in its segment.
 */
export function putSection(to: Bytes, offset: number, positions: Uint32Array, { documents, titles }: Line): number {
  let count = 0
  for (let i = 0; i < positions.length; i++) {
    const document = documents[positions[i]!]!
    if (!count || offsets[count - 1] !== document) {
      offsets[count] = document
      times[count] = inTitle[count] = 0
      count++
    }
    times[count - 1]!++
    if (positions[i]! < titles[document]!) inTitle[count - 1]!++
  }
  body.length = 0
  body.number(count)
  putDocuments(count)
  for (let i = 0; i < count; i++) body.number(times[i]!)
  let titled = 0
  for (let i = 0; i < count; i++) if (inTitle[i]) titled++
  body.number(titled)
  for (let i = 0, last = 0; titled && i < count; i++) {
    if (!inTitle[i]) continue
    body.number(i - last)
    body.number(inTitle[i]!)
    last = i
  }
  if (count < FEW_DOCUMENTS)
    for (let i = 0; i < positions.length; i++) body.number(positions[i]! - (i ? positions[i - 1]! : 0))
  to.number(offset)
  to.number(body.length)
  to.append(body.copy())
  return count
}

export function sectionsIn(bytes: Uint8Array, segmentFirst: number): Section[] {
  const sections: Section[] = []
  const numbers = new Numbers(bytes)
  while (numbers.at < bytes.length) {
    const from = numbers.at
    const part = segmentFirst + numbers.next()
    const length = numbers.next()
    const end = numbers.at + length
    sections.push({ part, bytes, from, end, count: numbers.next(), at: numbers.at })
    numbers.at = end
  }
  return sections
}

/** Reads the list of documents. `numbers` then stands at the counts that follow the list. */
function readDocuments(numbers: Numbers, count: number) {
  if (count < MANY) {
    for (let i = 0, document = 0; i < count; i++) offsets[i] = document += numbers.next()
    return
  }
  let read = 0
  for (let at = 0; at < WINDOW / 8; at++) {
    for (let byte = numbers.bytes[numbers.at++]!; byte; byte &= byte - 1) {
      offsets[read++] = (at << 3) + 31 - Math.clz32(byte & -byte)
    }
  }
}

export function setDocuments({ part, count, bytes, at }: Section, bits: Uint32Array) {
  if (count >= MANY && part % 32 === 0) {
    for (let i = 0, from = at; i < WINDOW / 32; i++, from += 4) {
      const four = bytes[from]! | (bytes[from + 1]! << 8) | (bytes[from + 2]! << 16) | (bytes[from + 3]! << 24)
      if (four) bits[(part >>> 5) + i]! |= four
    }
    return
  }
  readDocuments(new Numbers(bytes, at), count)
  for (let i = 0; i < count; i++) bits[(part + offsets[i]!) >>> 5]! |= 1 << ((part + offsets[i]!) & 31)
}

/** Reads the counts of each document. They are valid until the next call. */
export function readCounts({ count, bytes, at }: Section): typeof counts {
  const numbers = new Numbers(bytes, at)
  readDocuments(numbers, count)
  for (let i = 0; i < count; i++) times[i] = numbers.next()
  inTitle.fill(0, 0, count)
  for (let left = numbers.next(), i = 0; left > 0; left--) {
    i += numbers.next()
    inTitle[i] = numbers.next()
  }
  return counts
}

/** Reads the positions of a rare bigram. */
export function positionsIn({ count, bytes, at }: Section): Uint32Array {
  const numbers = new Numbers(bytes, at)
  let length = 0
  for (let left = count; left > 0; left--) numbers.next()
  for (let left = count; left > 0; left--) length += numbers.next()
  for (let left = 2 * numbers.next(); left > 0; left--) numbers.next()
  const positions = new Uint32Array(length)
  for (let i = 0, position = 0; i < length; i++) positions[i] = position += numbers.next()
  return positions
}
