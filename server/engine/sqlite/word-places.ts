/** Where words stand, from the places of their characters. */
import { placesIn, sharedKey } from './places'
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

function placesOfPair(reader: CollectionReader, part: number, first: string, second: string): Uint32Array {
  const own = reader.places(part, first + second)
  if (own) return own
  const shared = reader.unordered(part, sharedKey(first))
  return shared ? placesIn(shared, second.codePointAt(0)!) : NOWHERE
}

/** Where a word without line breaks begins in a part that has its places: every second pair and the last one cover it. */
export function placesOfWord(reader: CollectionReader, part: number, word: string): Uint32Array {
  const characters = charactersOf(word)
  if (characters.length === 1) return reader.places(part, word) ?? NOWHERE
  const last = characters.length - 2
  let found = placesOfPair(reader, part, characters[0]!, characters[1]!)
  for (let at = Math.min(2, last); at > 0 && found.length; at = at < last ? Math.min(at + 2, last) : 0) {
    found = followedBy(found, placesOfPair(reader, part, characters[at]!, characters[at + 1]!), at)
  }
  return found
}
