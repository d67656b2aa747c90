/**
 * What `postings` tells of one pair of characters, or of one: a section for each part that holds it. It names the documents, says
 * how often each has the pair in its text and in its title, and where few documents have it, the places in the line of the part.
 * Of the others `places` has these.
 */
import { Bytes, Numbers } from './bytes'
import { WINDOW } from './parts'
import type { Line } from './text-layout'

/** A pair that fewer documents of a part hold has its places in the section. */
export const FEW = 32
/** From so many on a bit for each ordinal of a window is shorter than their steps. */
const MANY = WINDOW / 8

export interface Section {
  /** The first ordinal of the part. */
  part: number
  count: number
  bytes: Uint8Array
  /** Where the documents are told. */
  at: number
}

const body = new Bytes()
const [own, times, inTitle] = [new Uint16Array(WINDOW), new Uint32Array(WINDOW), new Uint32Array(WINDOW)]

function putDocuments(count: number) {
  if (count >= MANY) {
    const bits = new Uint8Array(WINDOW / 8)
    for (let i = 0; i < count; i++) bits[own[i]! >>> 3]! |= 1 << (own[i]! & 7)
    body.append(bits)
  } else {
    for (let i = 0; i < count; i++) body.number(own[i]! - (i ? own[i - 1]! : 0))
  }
}

/** How many documents hold the pair that stands at these places. `offset` is where the part begins in its segment. */
export function putSection(to: Bytes, offset: number, places: Uint32Array, { documents, titles }: Line): number {
  let count = 0
  for (let i = 0; i < places.length; i++) {
    const document = documents[places[i]!]!
    if (!count || own[count - 1] !== document) {
      own[count] = document
      times[count] = inTitle[count] = 0
      count++
    }
    times[count - 1]!++
    if (places[i]! < titles[document]!) inTitle[count - 1]!++
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
  if (count < FEW) for (let i = 0; i < places.length; i++) body.number(places[i]! - (i ? places[i - 1]! : 0))
  to.number(offset)
  to.number(body.length)
  to.append(body.taken())
  return count
}

/** Each with the bytes that it takes, so that it can be kept as it is. */
export function* sectionsIn(bytes: Uint8Array, shelfFirst: number): Generator<Section & { whole: Uint8Array }> {
  const numbers = new Numbers(bytes)
  while (numbers.at < bytes.length) {
    const start = numbers.at
    const part = shelfFirst + numbers.next()
    const length = numbers.next()
    const end = numbers.at + length
    const count = numbers.next()
    yield { part, count, bytes, at: numbers.at, whole: bytes.subarray(start, end) }
    numbers.at = end
  }
}

/** Offsets in the part; the reader is left behind them. */
function documentsOf(numbers: Numbers, count: number): Uint16Array {
  const documents = new Uint16Array(count)
  let ord = 0
  if (count < MANY) {
    for (let i = 0; i < count; i++) documents[i] = ord += numbers.next()
    return documents
  }
  let found = 0
  for (let at = 0; at < WINDOW / 8; at++) {
    for (let byte = numbers.bytes[numbers.at++]!; byte; byte &= byte - 1) {
      documents[found++] = (at << 3) + 31 - Math.clz32(byte & -byte)
    }
  }
  return documents
}

export function setDocuments({ part, count, bytes, at }: Section, bits: Uint32Array) {
  if (count >= MANY && part % 32 === 0) {
    const first = part >>> 5
    for (let i = 0; i < WINDOW / 8; i++) if (bytes[at + i]) bits[first + (i >>> 2)]! |= bytes[at + i]! << (8 * (i & 3))
    return
  }
  const documents = documentsOf(new Numbers(bytes, at), count)
  for (let i = 0; i < count; i++) bits[(part + documents[i]!) >>> 5]! |= 1 << ((part + documents[i]!) & 31)
}

export interface Counted {
  documents: Uint16Array
  times: Uint32Array
  inTitle: Uint32Array
  /** Where the places follow, if they do. */
  end: number
}

export function countsOf({ count, bytes, at }: Section): Counted {
  const numbers = new Numbers(bytes, at)
  const documents = documentsOf(numbers, count)
  const [counted, titled] = [new Uint32Array(count), new Uint32Array(count)]
  for (let i = 0; i < count; i++) counted[i] = numbers.next()
  for (let left = numbers.next(), i = 0; left > 0; left--) {
    i += numbers.next()
    titled[i] = numbers.next()
  }
  return { documents, times: counted, inTitle: titled, end: numbers.at }
}

/** Of a pair that few documents hold. */
export function placesIn(section: Section): Uint32Array {
  const counted = countsOf(section)
  let length = 0
  for (const own of counted.times) length += own
  const numbers = new Numbers(section.bytes, counted.end)
  const places = new Uint32Array(length)
  for (let i = 0, place = 0; i < length; i++) places[i] = place += numbers.next()
  return places
}
