/**
 * What a text becomes in the index: its overlapping pairs of code points, so that a phrase of pairs is exactly a substring.
 * A token is made of bytes that SQLite's `ascii` tokenizer leaves alone, all ≥ 0x80: a code point beyond ASCII is its UTF-8, an
 * ASCII one is 0xff and itself + 0x80. Neither 0xff nor 0xfe occurs in UTF-8, so no two texts share a token.
 */
const SPACE = 0x20
const ASCII = 0xff
/** Stands between two values, so that nothing matches across them. */
const BREAK = Uint8Array.of(0xfe, 0x80)

/** A phrase of more tokens narrows no better, and costs a cursor for each. */
const LONGEST = 48

class Bytes {
  private buffer = Buffer.allocUnsafe(1 << 16)
  length = 0

  reserve(more: number) {
    if (this.length + more <= this.buffer.length) return
    const larger = Buffer.allocUnsafe(2 * (this.length + more))
    this.buffer.copy(larger, 0, 0, this.length)
    this.buffer = larger
  }

  push(byte: number) {
    this.buffer[this.length++] = byte
  }

  copy(): Buffer {
    return Buffer.from(this.buffer.subarray(0, this.length))
  }
}

const widthOf = (lead: number) => (lead < 0x80 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4)

/** Walks the code points of some values; a lone surrogate is U+FFFD, as it is in the stored text. */
function eachUnit(values: readonly string[], visit: (unit: Uint8Array, width: number) => void) {
  const unit = new Uint8Array(4)
  values.forEach((value, index) => {
    if (index > 0) visit(BREAK, 2)
    const utf8 = Buffer.from(value, 'utf8')
    for (let at = 0; at < utf8.length;) {
      const lead = utf8[at]!
      const width = widthOf(lead)
      if (width === 1) {
        unit[0] = ASCII
        unit[1] = 0x80 + lead
        visit(unit, 2)
      } else {
        for (let i = 0; i < width; i++) unit[i] = utf8[at + i]!
        visit(unit, width)
      }
      at += width
    }
  })
}

/** The pairs of some values, as the index takes them. */
export function pairsOf(values: readonly string[]): Buffer {
  const out = new Bytes()
  const before = new Uint8Array(4)
  let widthBefore = 0
  eachUnit(values, (unit, width) => {
    if (widthBefore) {
      out.reserve(9)
      for (let i = 0; i < widthBefore; i++) out.push(before[i]!)
      for (let i = 0; i < width; i++) out.push(unit[i]!)
      out.push(SPACE)
    }
    for (let i = 0; i < width; i++) before[i] = unit[i]!
    widthBefore = width
  })
  return out.copy()
}

/** The distinct code points of some values: what a word of one character is looked up in. */
export function charactersOf(values: readonly string[]): Buffer {
  const out = new Bytes()
  const seen = new Set<string>()
  for (const value of values) for (const character of value) seen.add(character)
  eachUnit([[...seen].join('')], (unit, width) => {
    out.reserve(5)
    for (let i = 0; i < width; i++) out.push(unit[i]!)
    out.push(SPACE)
  })
  return out.copy()
}

export interface Phrase {
  single: boolean
  tokens: Buffer
}

/** What narrows a word down in the index. A line break may lie between two blocks, which the index keeps apart. */
export function phrasesOf(word: string): Phrase[] {
  return word
    .split('\n')
    .filter(Boolean)
    .map(piece => {
      const units = [...piece].slice(0, LONGEST)
      const single = units.length === 1
      return { single, tokens: single ? charactersOf(units) : pairsOf([units.join('')]) }
    })
}

/** The index alone cannot say whether this word occurs. */
export const needsText = (word: string) => word.includes('\n') || word.length > LONGEST

/** What UTF-8 can hold, as the stored text comes back. */
export const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\ufffd')
