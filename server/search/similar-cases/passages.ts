/** What a statement of facts and a document say in the same words: the reason why it was found. */
import type { Block } from '../../engine/port'

/** A shorter one is no passage. */
const LEAST = 3
const END = /[。！？；\n]/
const SIGN = /[\p{P}\p{S}\s]/u
/** Of more places where it begins in the facts the longest is not looked for: who repeats a phrase so often says nothing by it. */
const MOST_POSITIONS = 8

export interface Passage {
  block: number
  from: number
  to: number
  /** How many of the rare pairs stand in it. */
  rarity: number
}

const TABLE_SIZE = 1 << 16
/** Tells quickly of most beginnings that they are none. */
const slotOf = (text: string, at: number) =>
  (text.charCodeAt(at) ^ (text.charCodeAt(at + 1) << 5) ^ (text.charCodeAt(at + 2) << 10)) & (TABLE_SIZE - 1)

/** A statement of facts that many documents are compared with. */
export class Facts {
  private readonly positions = new Map<string, number[]>()
  private readonly mayBegin = new Uint8Array(TABLE_SIZE)
  private readonly rare: Set<string>

  constructor(
    private readonly text: string,
    rare: string[],
  ) {
    this.rare = new Set(rare)
    for (let at = 0; at + LEAST <= text.length; at++) this.begin(at)
  }

  private begin(at: number) {
    const beginning = this.text.slice(at, at + LEAST)
    if (END.test(beginning)) return
    this.mayBegin[slotOf(this.text, at)] = 1
    const existing = this.positions.get(beginning)
    if (!existing) this.positions.set(beginning, [at])
    else if (existing.length < MOST_POSITIONS) existing.push(at)
  }

  /** How far another text goes on as they do, within a sentence; 0 where that is no passage. */
  sharedFrom(other: string, at: number): number {
    if (!this.mayBegin[slotOf(other, at)]) return 0
    let longest = 0
    for (const start of this.positions.get(other.slice(at, at + LEAST)) ?? []) {
      let length = LEAST
      for (let next = other[at + length]; next !== undefined && next === this.text[start + length];) {
        if (END.test(next)) break
        next = other[at + ++length]
      }
      longest = Math.max(longest, length)
    }
    return longest
  }

  rarityOf(passage: string): number {
    let rarity = 0
    for (let at = 0; at + 2 <= passage.length; at++) if (this.rare.has(passage.slice(at, at + 2))) rarity++
    return rarity
  }
}

/** A sign at its beginning or end belongs to no passage. */
function trimmed(text: string, from: number, to: number): [from: number, to: number] {
  let [first, last] = [from, to]
  while (first < last && SIGN.test(text[first]!)) first++
  while (last > first && SIGN.test(text[last - 1]!)) last--
  return [first, last]
}

function passagesIn(text: string, block: number, facts: Facts): Passage[] {
  const passages: Passage[] = []
  for (let at = 0; at + LEAST <= text.length;) {
    const length = facts.sharedFrom(text, at)
    if (length) {
      const [from, to] = trimmed(text, at, at + length)
      const rarity = facts.rarityOf(text.slice(from, to))
      if (rarity && to - from >= LEAST) passages.push({ block, from, to, rarity })
    }
    at += length || 1
  }
  return passages
}

/** Those that say most, each once, as they stand in the document. */
export function sharedPassages(blocks: Block[], facts: Facts, most: number): Passage[] {
  const textOf = ({ block, from, to }: Passage) => blocks[block]!.text.slice(from, to)
  const seen = new Set<string>()
  return blocks
    .flatMap(({ text }, block) => passagesIn(text, block, facts))
    .sort((a, b) => b.rarity - a.rarity || b.to - b.from - (a.to - a.from) || a.block - b.block || a.from - b.from)
    .filter(passage => !seen.has(textOf(passage)) && seen.add(textOf(passage)))
    .slice(0, most)
    .sort((a, b) => a.block - b.block || a.from - b.from)
}
