/** Where words stand, from the places of their characters. */
import { segmentOf } from './parts'
import { FEW, placesIn } from './sections'
import type { CollectionReader } from './collection-reader'

const NOWHERE = new Uint32Array()

export const charactersOf = (word: string) => [...word]

/** Those that have one of the others so far behind them. */
function followedBy(places: Uint32Array, others: Uint32Array, distance: number): Uint32Array {
  const followed = new Uint32Array(Math.min(places.length, others.length))
  let count = 0
  for (let i = 0, other = 0; i < places.length; i++) {
    const wanted = places[i]! + distance
    while (other < others.length && others[other]! < wanted) other++
    if (others[other] === wanted) followed[count++] = places[i]!
  }
  return followed.subarray(0, count)
}

/** Of a pair, or of one character. */
function placesOfPair(reader: CollectionReader, part: number, pair: string): Uint32Array {
  const section = reader.sections(segmentOf(part), pair).find(one => one.part === part)
  if (!section) return NOWHERE
  return section.count < FEW ? placesIn(section) : (reader.places(part, pair) ?? NOWHERE)
}

/** The pairs that cover a word, every second one and the last, and how far in each stands. */
export function pairsCovering(characters: string[]): Array<[pair: string, at: number]> {
  if (characters.length === 1) return [[characters[0]!, 0]]
  const last = characters.length - 2
  const pairs: Array<[string, number]> = []
  for (let at = 0; at < last; at += 2) pairs.push([characters[at]! + characters[at + 1]!, at])
  return [...pairs, [characters[last]! + characters[last + 1]!, last]]
}

function placesOfLonger(reader: CollectionReader, part: number, characters: string[]): Uint32Array {
  let found: Uint32Array | undefined
  for (const [pair, at] of pairsCovering(characters)) {
    const places = placesOfPair(reader, part, pair)
    found = found ? followedBy(found, places, at) : places
    if (!found.length) break
  }
  return found ?? NOWHERE
}

/** Where a word without line breaks begins in a part. */
export function placesOfWord(reader: CollectionReader, part: number, word: string): Uint32Array {
  const characters = charactersOf(word)
  if (characters.length <= 2) return placesOfPair(reader, part, word)
  return reader.remember(part, word, () => placesOfLonger(reader, part, characters))
}
