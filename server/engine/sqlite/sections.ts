/**
 * The sections of the table `postings`. For each part and bigram (or character), a section lists the documents with
 * their counts in text and title. For a rare bigram it also has the positions. Those of frequent bigrams are in the
 * table `places`.
 */
import { VarintBuffer, VarintReader } from './bytes'
import { WINDOW_SIZE } from './parts'
import type { PartText } from './text-layout'

/** From this number of documents on, a bitmap is shorter than a list of differences. */
const MANY = WINDOW_SIZE / 8
/** If fewer documents of a part contain a bigram, it is rare, and its positions are in the section. */
export const RARE_BIGRAM_LIMIT = MANY

/** The location of one section in its row. */
export interface PostingsSection {
  /** The first doc id of the part. */
  part: number
  bytes: Uint8Array
  /** The offsets at which the section begins and ends. */
  from: number
  end: number
  /** The number of documents, and the offset of their list. */
  count: number
  at: number
}

const body = new VarintBuffer()
/**
 * The documents of a section, as offsets in the part, and at the same indices their counts. The next call overwrites
 * these shared arrays.
 */
const counts = {
  documents: new Uint16Array(WINDOW_SIZE),
  times: new Uint32Array(WINDOW_SIZE),
  inTitle: new Uint32Array(WINDOW_SIZE),
}
const { documents: offsets, times, inTitle } = counts

function putDocuments(count: number) {
  if (count >= MANY) {
    const bits = new Uint8Array(WINDOW_SIZE / 8)
    for (let i = 0; i < count; i++) bits[offsets[i]! >>> 3]! |= 1 << (offsets[i]! & 7)
    body.append(bits)
  } else {
    for (let i = 0; i < count; i++) body.number(offsets[i]! - (i ? offsets[i - 1]! : 0))
  }
}

/**
 * Writes the section of a bigram with these positions, and returns the number of documents. Only the section of a rare
 * bigram contains the positions themselves. `offset` is the offset of the part in its segment.
 */
export function putSection(
  to: VarintBuffer,
  offset: number,
  positions: Uint32Array,
  { documents, titles }: PartText,
): number {
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
  if (count < RARE_BIGRAM_LIMIT)
    for (let i = 0; i < positions.length; i++) body.number(positions[i]! - (i ? positions[i - 1]! : 0))
  to.number(offset)
  to.number(body.length)
  to.append(body.content())
  return count
}

/** Returns the sections in a row of `postings`. `segmentFirst` is the first doc id of the row's segment. */
export function sectionsInRow(bytes: Uint8Array, segmentFirst: number): PostingsSection[] {
  const sections: PostingsSection[] = []
  const numbers = new VarintReader(bytes)
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

/** Reads the list of documents. Afterwards `numbers` is at the counts, which follow the list. */
function readDocuments(numbers: VarintReader, count: number) {
  if (count < MANY) {
    for (let i = 0, document = 0; i < count; i++) offsets[i] = document += numbers.next()
    return
  }
  let read = 0
  for (let at = 0; at < WINDOW_SIZE / 8; at++) {
    for (let byte = numbers.bytes[numbers.at++]!; byte; byte &= byte - 1) {
      offsets[read++] = (at << 3) + 31 - Math.clz32(byte & -byte)
    }
  }
}

/** Sets the bits of a section's documents. */
export function setDocumentBits({ part, count, bytes, at }: PostingsSection, bits: Uint32Array) {
  if (count >= MANY && part % 32 === 0) {
    for (let i = 0, from = at; i < WINDOW_SIZE / 32; i++, from += 4) {
      const four = bytes[from]! | (bytes[from + 1]! << 8) | (bytes[from + 2]! << 16) | (bytes[from + 3]! << 24)
      if (four) bits[(part >>> 5) + i]! |= four
    }
    return
  }
  readDocuments(new VarintReader(bytes, at), count)
  for (let i = 0; i < count; i++) bits[(part + offsets[i]!) >>> 5]! |= 1 << ((part + offsets[i]!) & 31)
}

/** Returns the counts of each document, which the next call overwrites. */
export function readCounts({ count, bytes, at }: PostingsSection): typeof counts {
  const numbers = new VarintReader(bytes, at)
  readDocuments(numbers, count)
  for (let i = 0; i < count; i++) times[i] = numbers.next()
  inTitle.fill(0, 0, count)
  for (let left = numbers.next(), i = 0; left > 0; left--) {
    i += numbers.next()
    inTitle[i] = numbers.next()
  }
  return counts
}

/** Returns the positions in the section of a rare bigram. */
export function positionsInSection({ count, bytes, at }: PostingsSection): Uint32Array {
  const numbers = new VarintReader(bytes, at)
  let length = 0
  for (let left = count; left > 0; left--) numbers.next()
  for (let left = count; left > 0; left--) length += numbers.next()
  for (let left = 2 * numbers.next(); left > 0; left--) numbers.next()
  const positions = new Uint32Array(length)
  for (let i = 0, position = 0; i < length; i++) positions[i] = position += numbers.next()
  return positions
}
