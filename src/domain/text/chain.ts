/**
 * Searches for words near each other. A chain contains one occurrence of each word.
 * The occurrences do not overlap, and neighbours are at most `gap` characters apart.
 */
import { eachMatch } from './each-match'
import { LIMITS } from '../limits'
import { occurrences } from './occurrences'

const PAIR = /[\uD800-\uDBFF][\uDC00-\uDFFF]/g

const lengthOf = (word: string) => word.length - (word.match(PAIR) ?? []).length

/** The start offsets of a word, in ascending order. */
type Starts = ArrayLike<number>
/** A search that yields regularly, so that its caller can do other work. Returns whether a chain exists. */
type PausingSearch = Generator<void, boolean, void>

/**
 * Converts offsets from UTF-16 units to characters, because gaps count characters. Subtracts one for each surrogate
 * pair before an offset.
 */
function inCharacters(text: string, offsets: number[][]): number[][] {
  const pairs: number[] = []
  eachMatch(text, PAIR, ({ index }) => pairs.push(index))
  if (!pairs.length) return offsets
  return offsets.map(list => {
    let before = 0
    return list.map(offset => {
      while ((pairs[before] ?? Infinity) < offset) before++
      return offset - before
    })
  })
}

/** Visits the occurrences of all words, in the order of the text. */
class Walk {
  word = 0
  start = -Infinity
  /** The start of the next occurrence of each word. For the word just visited, this is the visited occurrence. */
  readonly ahead: number[]
  private readonly cursors: number[]

  constructor(private readonly starts: Starts[]) {
    this.ahead = starts.map(list => list[0] ?? Infinity)
    this.cursors = starts.map(() => -1)
  }

  /** Moves to the next occurrence. Returns false at the end. */
  step(): boolean {
    const { ahead, cursors, starts } = this
    if (this.start > -Infinity) ahead[this.word] = starts[this.word]?.[(cursors[this.word] ?? 0) + 1] ?? Infinity
    this.word = 0
    for (let word = 1; word < ahead.length; word++) {
      if ((ahead[word] ?? Infinity) < (ahead[this.word] ?? Infinity)) this.word = word
    }
    this.start = ahead[this.word] ?? Infinity
    cursors[this.word] = (cursors[this.word] ?? 0) + 1
    return this.start < Infinity
  }
}

/** The number of steps after which the search yields. These steps take well below a millisecond. */
const STEPS_PER_PAUSE = 10_000

function countOf(set: number): number {
  let count = 0
  for (let bits = set; bits; bits &= bits - 1) count++
  return count
}

/**
 * Searches for a chain of any number of words. For two words, `isPaired` is faster.
 * An incomplete chain lacks some words and can still be extended: each missing word must occur ahead, near enough.
 * Incomplete chains are stored by their set of words, a bit mask. Of chains with equal sets, only the one that ends
 * last is stored. It can be extended whenever the others can.
 * A chain is stored only when the scan has passed its end, so that the next word cannot overlap it.
 */
function* chainOfMany(starts: Starts[], lengths: number[], gap: number): PausingSearch {
  const everything = (1 << starts.length) - 1
  const step = gap + Math.max(...lengths)
  const latestEnd = new Map<number, number>()
  const pending = starts.map((): Array<{ end: number; sets: number[] }> => [])
  const farthestFirst = starts.map((_, word) => word)
  let work = 0

  const close = (start: number) => {
    for (const chains of pending) {
      for (let first = chains[0]; first && first.end <= start; first = chains[0]) {
        for (const set of first.sets) latestEnd.set(set, Math.max(latestEnd.get(set) ?? 0, first.end))
        chains.shift()
      }
    }
  }

  for (const walk = new Walk(starts); walk.step();) {
    const { word, start, ahead } = walk
    close(start)
    farthestFirst.sort((a, b) => (ahead[b] ?? 0) - (ahead[a] ?? 0))
    const lives = (set: number, end: number) => {
      for (const farthest of farthestFirst) {
        if (set & (1 << farthest)) continue
        return (ahead[farthest] ?? Infinity) - end <= gap + (starts.length - 1 - countOf(set)) * step
      }
      return true
    }
    const bit = 1 << word
    const end = start + (lengths[word] ?? 0)
    const sets: number[] = []
    const add = (set: number) => lives(set, end) && sets.push(set)
    add(bit)
    for (const [set, end] of latestEnd) {
      if (start - end > gap || !lives(set, end)) latestEnd.delete(set)
      else if (!(set & bit)) add(set | bit)
      if (++work < STEPS_PER_PAUSE) continue
      work = 0
      yield
    }
    if (sets.indexOf(everything) >= 0) return true
    if (sets.length) pending[word]?.push({ end, sets })
    if (++work < STEPS_PER_PAUSE) continue
    work = 0
    yield
  }
  return false
}

/** Whether an occurrence of the first word is followed by the other word within `gap` characters. */
function isFollowed(starts: Starts, length: number, others: Starts, gap: number): boolean {
  let other = 0
  for (let i = 0; i < starts.length; i++) {
    const end = (starts[i] ?? 0) + length
    while (other < others.length && (others[other] ?? 0) < end) other++
    if (other === others.length) return false
    if ((others[other] ?? 0) - end <= gap) return true
  }
  return false
}

function isPaired([first = [], second = []]: Starts[], [length = 0, other = 0]: number[], gap: number): boolean {
  return isFollowed(first, length, second, gap) || isFollowed(second, other, first, gap)
}

/** Searches for a chain. `starts` has the offsets of each word, and `lengths` its length, both in characters. */
export function* searchChain(starts: Starts[], lengths: number[], gap: number): PausingSearch {
  if (starts.length > LIMITS.input.gapWords) throw new RangeError('more words than a chain is followed for')
  if (starts.length === 2) return isPaired(starts, lengths, gap)
  return yield* chainOfMany(starts, lengths, gap)
}

export function* searchChainIn(text: string, words: string[], gap: number): PausingSearch {
  const starts = words.map(word => occurrences(text, word))
  if (starts.some(list => !list.length)) return false
  return yield* searchChain(inCharacters(text, starts), words.map(lengthOf), gap)
}

export function isChained(text: string, words: string[], gap: number): boolean {
  const search = searchChainIn(text, words, gap)
  for (;;) {
    const { done, value } = search.next()
    if (done) return value
  }
}
