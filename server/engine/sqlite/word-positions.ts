/** Where words stand, from the places of their characters. */
import { Blocks } from './blocks'
import { segmentOf } from './parts'
import { FEW, placesIn } from './sections'
import type { CollectionReader } from './collection-reader'

const NOWHERE = new Uint32Array()

export const charactersOf = (word: string) => [...word]

/** Few are told at once, many block by block. */
type Places = Uint32Array | Blocks

/** Of a pair, or of one character. */
function placesOfPair(reader: CollectionReader, part: number, pair: string): Places {
  const section = reader.sections(segmentOf(part), pair).find(one => one.part === part)
  if (!section) return NOWHERE
  return section.count < FEW ? placesIn(section) : reader.blocks(part, pair)
}

/** The pairs that cover a word, every second one and the last, and how far in each stands. */
export function pairsCovering(characters: string[]): Array<[pair: string, at: number]> {
  if (characters.length === 1) return [[characters[0]!, 0]]
  const last = characters.length - 2
  const pairs: Array<[string, number]> = []
  for (let at = 0; at < last; at += 2) pairs.push([characters[at]! + characters[at + 1]!, at])
  return [...pairs, [characters[last]! + characters[last + 1]!, last]]
}

/** Room for what is used at once: to make it anew takes longer than to fill it. */
let starts = new Uint32Array(1 << 16)

/** Into `starts`, those that are so far in their words taken for where these begin; says how many. */
function readStarts(places: Places, at: number): number {
  if (starts.length < places.length) starts = new Uint32Array(2 * places.length)
  const all = starts
  if (places instanceof Blocks) places.readAll(all)
  else all.set(places)
  let count = 0
  for (let i = 0; i < places.length; i++) if (all[i]! >= at) all[count++] = all[i]! - at
  return count
}

/** Keeps, at the front, those of the first so many `starts` that have one of the others so far behind them; says how many. */
function keepFollowed(count: number, others: Places, distance: number): number {
  const all = starts
  let kept = 0
  let next = 0
  const blocks = others instanceof Blocks ? others.blocks : 1
  for (let block = 0; block < blocks && next < count; block++) {
    let own: Uint32Array
    let length: number
    if (others instanceof Blocks) {
      block = others.blockOf(all[next]! + distance, block)
      own = others.room
      length = others.read(block, own)
    } else {
      own = others
      length = others.length
    }
    // No branch depends on which is smaller: that would be guessed wrong as often as not.
    for (let other = 0; next < count && other < length;) {
      const wanted = all[next]! + distance
      const there = own[other]!
      all[kept] = all[next]!
      kept += Number(wanted === there)
      next += Number(wanted <= there)
      other += Number(there <= wanted)
    }
  }
  return kept
}

/** The rarest pair tells where the word may begin, and the others where it does. */
function placesOfLonger(reader: CollectionReader, part: number, characters: string[]): Uint32Array {
  const pairs: Array<{ at: number; places: Places }> = []
  for (const [pair, at] of pairsCovering(characters)) {
    const places = placesOfPair(reader, part, pair)
    if (!places.length) return NOWHERE
    pairs.push({ at, places })
  }
  const [rarest, ...others] = pairs.sort((a, b) => a.places.length - b.places.length)
  let count = readStarts(rarest!.places, rarest!.at)
  for (const { at, places } of others) count = keepFollowed(count, places, at)
  return starts.slice(0, count)
}

function findPlaces(reader: CollectionReader, part: number, word: string): Uint32Array {
  const characters = charactersOf(word)
  if (characters.length > 2) return placesOfLonger(reader, part, characters)
  const count = readStarts(placesOfPair(reader, part, word), 0)
  return starts.slice(0, count)
}

/** Where a word without line breaks begins in a part. */
export const placesOfWord = (reader: CollectionReader, part: number, word: string) =>
  reader.remember(part, word, () => findPlaces(reader, part, word))
