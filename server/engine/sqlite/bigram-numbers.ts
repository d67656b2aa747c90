/**
 * Assigns numbers to distinct bigrams, from 1 on. Its hash table of typed arrays is several times faster than a Map. A
 * single character is stored as a bigram whose second character is a line break.
 */
import { LINE_BREAK_CODE } from './text-layout'

/** The factor that combines two code points into one number. It is greater than every code point. */
const CODE_POINTS = 1 << 21

export class BigramNumbers {
  private size = 1 << 16
  private table = new Uint32Array(this.size)
  firsts = new Uint32Array(this.size)
  seconds = new Uint32Array(this.size)
  count = 0

  private slot(first: number, second: number): number {
    const mask = this.table.length - 1
    const mixed = Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca6b)
    let slot = (mixed ^ (mixed >>> 15)) & mask
    for (let number = this.table[slot]!; number; number = this.table[slot]!) {
      if (this.firsts[number] === first && this.seconds[number] === second) break
      slot = (slot + 1) & mask
    }
    return slot
  }

  /** Doubles the table. It is never more than half full, which keeps searches short. */
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
    const existing = this.table[slot]!
    if (existing) return existing
    this.table[slot] = ++this.count
    this.firsts[this.count] = first
    this.seconds[this.count] = second
    if (2 * this.count >= this.table.length) this.grow()
    return this.count
  }

  key(number: number): string {
    const [first, second] = [this.firsts[number]!, this.seconds[number]!]
    return second === LINE_BREAK_CODE ? String.fromCodePoint(first) : String.fromCodePoint(first, second)
  }

  ofKey(key: string): number {
    const first = key.codePointAt(0)!
    return this.number(first, key.codePointAt(first > 0xffff ? 2 : 1) ?? LINE_BREAK_CODE)
  }

  /** Returns the numbers of all bigrams, in the order of the bigrams' code points. */
  inOrder(): number[] {
    const keys = new Float64Array(this.count)
    for (let number = 1; number <= this.count; number++) {
      keys[number - 1] = this.firsts[number]! * CODE_POINTS + this.seconds[number]!
    }
    return Array.from(keys.sort(), key => this.number(Math.floor(key / CODE_POINTS), key % CODE_POINTS))
  }
}
