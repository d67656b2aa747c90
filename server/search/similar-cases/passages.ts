/** Finds passages that are identical in a statement of facts and in a document. */
import type { EngineBlock } from '../../engine/port'

/** The minimum length of a passage, in characters. */
const LEAST = 3
const END = /[。！？；\n]/
const SIGN = /[\p{P}\p{S}\s]/u
/**
 * The maximum number of positions in the facts that are stored for the same three characters. More frequent characters
 * carry no meaning.
 */
const MOST_POSITIONS = 8

export interface SharedPassage {
  block: number
  from: number
  to: number
  /** The number of the facts' rare bigrams in the passage. */
  rarity: number
}

const TABLE_SIZE = 1 << 16
/** Returns a hash of three characters, by which most positions are ruled out quickly. */
const slotOf = (text: string, at: number) =>
  (text.charCodeAt(at) ^ (text.charCodeAt(at + 1) << 5) ^ (text.charCodeAt(at + 2) << 10)) & (TABLE_SIZE - 1)

/** A statement of facts, indexed for comparison with many documents. */
export class FactsIndex {
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

  /**
   * Returns the length of the longest common passage that begins at `at` in `other` and stays within a sentence.
   * Returns 0 if the passage is too short.
   */
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

/** Trims punctuation at both ends. */
function trimmed(text: string, from: number, to: number): [from: number, to: number] {
  let [first, last] = [from, to]
  while (first < last && SIGN.test(text[first]!)) first++
  while (last > first && SIGN.test(text[last - 1]!)) last--
  return [first, last]
}

function passagesIn(text: string, block: number, facts: FactsIndex): SharedPassage[] {
  const passages: SharedPassage[] = []
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

/** Returns the passages with the most rare bigrams, without duplicates, in document order. */
export function sharedPassages(blocks: EngineBlock[], facts: FactsIndex, most: number): SharedPassage[] {
  const textOf = ({ block, from, to }: SharedPassage) => blocks[block]!.text.slice(from, to)
  const seen = new Set<string>()
  return blocks
    .flatMap(({ text }, block) => passagesIn(text, block, facts))
    .sort((a, b) => b.rarity - a.rarity || b.to - b.from - (a.to - a.from) || a.block - b.block || a.from - b.from)
    .filter(passage => !seen.has(textOf(passage)) && seen.add(textOf(passage)))
    .slice(0, most)
    .sort((a, b) => a.block - b.block || a.from - b.from)
}
