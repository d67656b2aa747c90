/** Where each character, or pair of neighbouring ones, stands in a line. */
import { BREAK, TITLE, type Line } from './text-layout'

/**
 * Numbers from 1 for distinct pairs: a hash table in typed arrays, several times as fast as a map. No pair holds a line break:
 * one in the second place says that there is no second.
 */
class PairNumbers {
  private size = 1 << 16
  private table = new Uint32Array(this.size)
  firsts = new Uint32Array(this.size)
  seconds = new Uint32Array(this.size)
  count = 0

  private slot(first: number, second: number): number {
    const mask = this.table.length - 1
    const mixed = Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca6b)
    let slot = (mixed ^ (mixed >>> 15)) & mask
    for (let known = this.table[slot]!; known; known = this.table[slot]!) {
      if (this.firsts[known] === first && this.seconds[known] === second) break
      slot = (slot + 1) & mask
    }
    return slot
  }

  /** Twice as much room as there are pairs keeps the runs short. */
  private grow() {
    const wider = (numbers: Uint32Array) => {
      const copy = new Uint32Array(2 * numbers.length)
      copy.set(numbers)
      return copy
    }
    this.firsts = wider(this.firsts)
    this.seconds = wider(this.seconds)
    this.table = new Uint32Array(2 * this.table.length)
    for (let number = 1; number <= this.count; number++) {
      this.table[this.slot(this.firsts[number]!, this.seconds[number]!)] = number
    }
  }

  number(first: number, second: number): number {
    const slot = this.slot(first, second)
    const known = this.table[slot]!
    if (known) return known
    this.table[slot] = ++this.count
    this.firsts[this.count] = first
    this.seconds[this.count] = second
    if (2 * this.count >= this.table.length) this.grow()
    return this.count
  }
}

/** How often each number occurs, and in how many documents. */
function countNumbers(line: Line, numbers: Uint32Array, count: number) {
  const times = new Uint32Array(count + 1)
  const documents = new Uint32Array(count + 1)
  const lastSeen = new Uint32Array(count + 1)
  let document = 0
  let at = 0
  line.ends.forEach((end, segment) => {
    if (line.kinds[segment] === TITLE) document++
    for (; at < end; at++) {
      const number = numbers[at]!
      times[number]!++
      if (lastSeen[number] !== document) documents[number]!++
      lastSeen[number] = document
    }
  })
  return { times, documents }
}

/** The numbers of the pairs that begin at each place, or of the single characters; 0 where none does. */
function numbersIn(codes: Uint32Array, pairs: PairNumbers, single: boolean): Uint32Array {
  const numbers = new Uint32Array(codes.length)
  for (let at = 0; at < codes.length; at++) {
    const second = single ? BREAK : codes[at + 1]!
    if (codes[at] !== BREAK && (single || second !== BREAK)) numbers[at] = pairs.number(codes[at]!, second)
  }
  return numbers
}

export interface Placed {
  first: number
  /** A line break where a single character is told of. */
  second: number
  places: Uint32Array
  /** How many documents hold it. */
  documents: number
}

function* placed(line: Line, single: boolean): Generator<Placed> {
  const pairs = new PairNumbers()
  const numbers = numbersIn(line.codes, pairs, single)
  const { times, documents } = countNumbers(line, numbers, pairs.count)
  const ends = new Uint32Array(pairs.count + 1)
  let total = 0
  for (let number = 1; number <= pairs.count; number++) {
    ends[number] = total
    total += times[number]!
  }
  const places = new Uint32Array(total)
  for (let at = 0; at < numbers.length; at++) {
    const number = numbers[at]!
    if (number) places[ends[number]!++] = at
  }
  for (let number = 1; number <= pairs.count; number++) {
    const end = ends[number]!
    const own = places.subarray(end - times[number]!, end)
    yield { first: pairs.firsts[number]!, second: pairs.seconds[number]!, places: own, documents: documents[number]! }
  }
}

export const charactersIn = (line: Line) => placed(line, true)
export const pairsIn = (line: Line) => placed(line, false)
