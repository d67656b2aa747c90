/** Where words stand, from the places of their characters. */
import { Blocks } from './blocks'
import { segmentOf } from './parts'
import { FEW, positionsIn } from './sections'
import type { CollectionReader } from './collection-reader'

const NOWHERE = new Uint32Array()

export const charactersOf = (word: string) => [...word]

/** Few are told at once, many block by block. */
type Positions = Uint32Array | Blocks

/** Of a pair, or of one character. */
function positionsOfBigram(reader: CollectionReader, part: number, bigram: string): Positions {
  const section = reader.sections(segmentOf(part), bigram).find(one => one.part === part)
  if (!section) return NOWHERE
  return section.count < FEW ? positionsIn(section) : reader.blocks(part, bigram)
}

/** The pairs that cover a word, every second one and the last, and how far in each stands. */
export function bigramsCovering(characters: string[]): Array<[pair: string, at: number]> {
  if (characters.length === 1) return [[characters[0]!, 0]]
  const last = characters.length - 2
  const bigrams: Array<[string, number]> = []
  for (let at = 0; at < last; at += 2) bigrams.push([characters[at]! + characters[at + 1]!, at])
  return [...bigrams, [characters[last]! + characters[last + 1]!, last]]
}

/** Room for what is used at once: to make it anew takes longer than to fill it. */
let starts = new Uint32Array(1 << 16)

/** Into `starts`, those that are so far in their words taken for where these begin; says how many. */
function readStarts(positions: Positions, at: number): number {
  if (starts.length < positions.length) starts = new Uint32Array(2 * positions.length)
  const all = starts
  if (positions instanceof Blocks) positions.readAll(all)
  else all.set(positions)
  let count = 0
  for (let i = 0; i < positions.length; i++) if (all[i]! >= at) all[count++] = all[i]! - at
  return count
}

/** Keeps, at the front, those of the first so many `starts` that have one of the others so far behind them; says how many. */
function keepFollowed(count: number, others: Positions, distance: number): number {
  const all = starts
  let keptCount = 0
  let next = 0
  const blocks = others instanceof Blocks ? others.blocks : 1
  for (let block = 0; block < blocks && next < count; block++) {
    let otherStarts: Uint32Array
    let length: number
    if (others instanceof Blocks) {
      block = others.blockOf(all[next]! + distance, block)
      otherStarts = others.room
      length = others.read(block, otherStarts)
    } else {
      otherStarts = others
      length = others.length
    }
    // No branch depends on which is smaller: that would be guessed wrong as often as not.
    for (let other = 0; next < count && other < length;) {
      const wanted = all[next]! + distance
      const there = otherStarts[other]!
      all[keptCount] = all[next]!
      keptCount += Number(wanted === there)
      next += Number(wanted <= there)
      other += Number(there <= wanted)
    }
  }
  return keptCount
}

/** The rarest pair tells where the word may begin, and the others where it does. */
function positionsOfLonger(reader: CollectionReader, part: number, characters: string[]): Uint32Array {
  const bigrams: Array<{ at: number; positions: Positions }> = []
  for (const [bigram, at] of bigramsCovering(characters)) {
    const positions = positionsOfBigram(reader, part, bigram)
    if (!positions.length) return NOWHERE
    bigrams.push({ at, positions })
  }
  const [rarest, ...others] = bigrams.sort((a, b) => a.positions.length - b.positions.length)
  let count = readStarts(rarest!.positions, rarest!.at)
  for (const { at, positions } of others) count = keepFollowed(count, positions, at)
  return starts.slice(0, count)
}

function findPositions(reader: CollectionReader, part: number, word: string): Uint32Array {
  const characters = charactersOf(word)
  if (characters.length > 2) return positionsOfLonger(reader, part, characters)
  const count = readStarts(positionsOfBigram(reader, part, word), 0)
  return starts.slice(0, count)
}

/** Where a word without line breaks begins in a part. */
export const positionsOfWord = (reader: CollectionReader, part: number, word: string) =>
  reader.remember(part, word, () => findPositions(reader, part, word))
