/** Finds the positions of words from the indexed positions of characters and bigrams. */
import { PackedBlocks } from './blocks'
import { segmentOf } from './parts'
import { RARE_BIGRAM_LIMIT, positionsInSection } from './sections'
import type { CollectionReader } from './collection-reader'

const NOWHERE = new Uint32Array()

export const splitCharacters = (word: string) => [...word]

/** The positions of a bigram: an array if it is rare, or blocks that are read one by one if it is frequent. */
type Positions = Uint32Array | PackedBlocks

/** Returns the positions of a bigram or character in a part. */
function positionsOfBigram(reader: CollectionReader, part: number, bigram: string): Positions {
  const section = reader.sections(segmentOf(part), bigram).find(one => one.part === part)
  if (!section) return NOWHERE
  return section.count < RARE_BIGRAM_LIMIT ? positionsInSection(section) : reader.blocks(part, bigram)
}

/** Returns bigrams that together cover a word, with their offsets in it: every second bigram, and the last one. */
export function bigramsCovering(characters: string[]): Array<[pair: string, at: number]> {
  if (characters.length === 1) return [[characters[0]!, 0]]
  const last = characters.length - 2
  const bigrams: Array<[string, number]> = []
  for (let at = 0; at < last; at += 2) bigrams.push([characters[at]! + characters[at + 1]!, at])
  return [...bigrams, [characters[last]! + characters[last + 1]!, last]]
}

/** A reusable buffer for the starts of words, because allocating an array would take longer than filling it. */
let starts = new Uint32Array(1 << 16)

/** Fills `starts` with the positions minus `at`, the offset of the bigram in the word. Returns the number of starts. */
function readStarts(positions: Positions, at: number): number {
  if (starts.length < positions.length) starts = new Uint32Array(2 * positions.length)
  const all = starts
  if (positions instanceof PackedBlocks) positions.readAll(all)
  else all.set(positions)
  let count = 0
  for (let i = 0; i < positions.length; i++) if (all[i]! >= at) all[count++] = all[i]! - at
  return count
}

/**
 * Keeps only those of the first `count` starts that have a position of `others` at this distance. Returns the new
 * count.
 */
function keepFollowed(count: number, others: Positions, distance: number): number {
  const all = starts
  let keptCount = 0
  let next = 0
  const blocks = others instanceof PackedBlocks ? others.blocks : 1
  for (let block = 0; block < blocks && next < count; block++) {
    let otherStarts: Uint32Array
    let length: number
    if (others instanceof PackedBlocks) {
      block = others.blockOf(all[next]! + distance, block)
      otherStarts = others.room
      length = others.read(block, otherStarts)
    } else {
      otherStarts = others
      length = others.length
    }
    // The loop has no branches, because the processor could not predict them.
    for (let other = 0; next < count && other < length;) {
      const target = all[next]! + distance
      const there = otherStarts[other]!
      all[keptCount] = all[next]!
      keptCount += Number(target === there)
      next += Number(target <= there)
      other += Number(there <= target)
    }
  }
  return keptCount
}

/**
 * Returns the positions of a word of three or more characters. The rarest bigram gives candidates, which the other
 * bigrams filter.
 */
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
  const characters = splitCharacters(word)
  if (characters.length > 2) return positionsOfLonger(reader, part, characters)
  const count = readStarts(positionsOfBigram(reader, part, word), 0)
  return starts.slice(0, count)
}

/** Returns the positions at which a word begins in a part. The word must not contain a line break. */
export const positionsOfWord = (reader: CollectionReader, part: number, word: string) =>
  reader.remember(part, word, () => findPositions(reader, part, word))
