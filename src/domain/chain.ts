/** Words near each other: one occurrence of each, none overlapping another, at most `gap` characters between neighbours. */
import { eachMatch } from './each-match'
import { occurrences } from './occurrences'

/** The work doubles with every word. */
const MAX_EXACT_WORDS = 10
const PAIR = /[\uD800-\uDBFF][\uDC00-\uDFFF]/g

const lengthOf = (word: string) => word.length - (word.match(PAIR) ?? []).length

/** Ascending. */
type Starts = ArrayLike<number>

/** Offsets count UTF-16 units, a gap counts characters: each pair before an offset takes one away. */
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

/** Visits the occurrences of all words in the order of the text until one is enough. */
function someInOrder(starts: Starts[], isEnough: (word: number, start: number) => boolean): boolean {
  const cursors = starts.map(() => 0)
  for (;;) {
    let word = -1
    let start = Infinity
    for (let index = 0; index < starts.length; index++) {
      const candidate = starts[index]?.[cursors[index] ?? 0] ?? Infinity
      if (candidate < start) [word, start] = [index, candidate]
    }
    if (word < 0) return false
    if (isEnough(word, start)) return true
    cursors[word] = (cursors[word] ?? 0) + 1
  }
}

/**
 * Follows the sets of words (bit masks) that chains have gathered. Of all chains with one set only the one that ends last matters:
 * whatever can continue another can continue it. A chain counts once the text has passed its end, so that nothing overlaps.
 */
function hasChain(starts: Starts[], lengths: number[], gap: number): boolean {
  const everything = (1 << starts.length) - 1
  const latestEnd = new Array<number>(everything + 1).fill(-Infinity)
  latestEnd[0] = Infinity
  const open = starts.map((): Array<{ end: number; sets: number[] }> => [])

  const close = (start: number) => {
    for (const chains of open) {
      for (let first = chains[0]; first && first.end <= start; first = chains[0]) {
        for (const set of first.sets) latestEnd[set] = Math.max(latestEnd[set] ?? 0, first.end)
        chains.shift()
      }
    }
  }

  return someInOrder(starts, (word, start) => {
    close(start)
    const own = 1 << word
    const sets: number[] = []
    for (let set = 0; set <= everything; set++) {
      if (!(set & own) && start - (latestEnd[set] ?? 0) <= gap) sets.push(set | own)
    }
    open[word]?.push({ end: start + (lengths[word] ?? 0), sets })
    return sets[sets.length - 1] === everything
  })
}

/** For more words than can be chained exactly: a run of occurrences of all of them without a hole wider than the gap. Misses nothing. */
function isCrowded(starts: Starts[], lengths: number[], gap: number): boolean {
  let end = -Infinity
  let seen = new Set<number>()
  return someInOrder(starts, (word, start) => {
    if (start - end > gap) seen = new Set()
    seen.add(word)
    end = Math.max(end, start + (lengths[word] ?? 0))
    return seen.size === starts.length
  })
}

/** Of two words the nearest is told by one walk in each direction. */
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

/** Where each word begins, and how long it is, in characters. */
export function areChained(starts: Starts[], lengths: number[], gap: number): boolean {
  const search = starts.length === 2 ? isPaired : starts.length > MAX_EXACT_WORDS ? isCrowded : hasChain
  return search(starts, lengths, gap)
}

export function isChained(text: string, words: string[], gap: number): boolean {
  const found = words.map(word => occurrences(text, word))
  if (found.some(list => !list.length)) return false
  return areChained(inCharacters(text, found), words.map(lengthOf), gap)
}
