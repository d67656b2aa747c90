/**
 * Converts titles and names to tokens of the FTS5 indices. Tokens are overlapping bigrams, so that FTS5 finds a phrase
 * exactly where the text contains the substring. All bytes of a token are at least 0x80. SQLite's `ascii` tokenizer
 * would split at smaller bytes, or fold capital letters. Characters beyond ASCII are in UTF-8. An ASCII character c
 * becomes the bytes 0xff and c + 0x80. As UTF-8 never contains 0xff, different texts have different tokens.
 */
const SPACE = 0x20
/** Marks the end of a value, so that no match crosses it. */
const BREAK = -1
const REPLACEMENT = 0xfffd

/**
 * The maximum length of a phrase in a query, in characters. A longer phrase would hardly exclude more candidates, and
 * needs one cursor for each token.
 */
const LONGEST = 48

/** A reusable byte buffer. All calls can share it, because each empties it before other code runs. */
class Bytes {
  private buffer = Buffer.allocUnsafe(1 << 16)
  length = 0

  /** Grows the buffer if it has no space for another token. */
  private reserve() {
    if (this.length + 16 <= this.buffer.length) return
    const larger = Buffer.allocUnsafe(2 * this.buffer.length)
    this.buffer.copy(larger)
    this.buffer = larger
  }

  private push(byte: number) {
    this.buffer[this.length++] = byte
  }

  unit(code: number) {
    this.reserve()
    if (code === BREAK) {
      this.push(0xfe)
      this.push(0x80)
    } else if (code < 0x80) {
      this.push(0xff)
      this.push(0x80 | code)
    } else if (code < 0x800) {
      this.push(0xc0 | (code >>> 6))
      this.push(0x80 | (code & 0x3f))
    } else {
      if (code < 0x10000) {
        this.push(0xe0 | (code >>> 12))
      } else {
        this.push(0xf0 | (code >>> 18))
        this.push(0x80 | ((code >>> 12) & 0x3f))
      }
      this.push(0x80 | ((code >>> 6) & 0x3f))
      this.push(0x80 | (code & 0x3f))
    }
  }

  space() {
    this.push(SPACE)
  }

  repeat(from: number, to: number) {
    for (let at = from; at < to; at++) this.push(this.buffer[at]!)
  }

  take(): Buffer {
    const taken = Buffer.from(this.buffer.subarray(0, this.length))
    this.length = 0
    return taken
  }
}

const bytes = new Bytes()

const isSurrogate = (code: number) => code >= 0xd800 && code <= 0xdfff

/** Returns the code point at a position. For a lone surrogate it is U+FFFD, as in the stored text. */
function codeAt(text: string, at: number): number {
  const code = text.codePointAt(at)!
  return isSurrogate(code) ? REPLACEMENT : code
}

const widthOf = (code: number) => (code > 0xffff ? 2 : 1)

/** Returns the bigrams of values as index tokens. */
export function bigramTokensOf(values: readonly string[]): Buffer {
  let units = 0
  let [from, to] = [0, 0]
  const add = (code: number) => {
    if (units > 1) bytes.repeat(from, to)
    from = bytes.length
    bytes.unit(code)
    to = bytes.length
    if (units > 0) bytes.space()
    units++
  }
  values.forEach((value, index) => {
    if (index > 0) add(BREAK)
    for (let at = 0; at < value.length;) {
      const code = codeAt(value, at)
      add(code)
      at += widthOf(code)
    }
  })
  if (units < 2) bytes.length = 0
  return bytes.take()
}

/** The number of the last call in which each code point occurred. This is faster than a set for each call. */
const lastMet = new Uint32Array(0x110000)
let meeting = 0

/** Returns the distinct characters of values as index tokens, for words of one character. */
export function characterTokensOf(values: readonly string[]): Buffer {
  meeting++
  for (const value of values) {
    for (let at = 0; at < value.length;) {
      const code = codeAt(value, at)
      at += widthOf(code)
      if (lastMet[code] === meeting) continue
      lastMet[code] = meeting
      bytes.unit(code)
      bytes.space()
    }
  }
  return bytes.take()
}

export interface Phrase {
  /** Whether the word is a single character, which the table `chars` indexes. */
  single: boolean
  tokens: Buffer
}

/**
 * Returns the phrases by which FTS5 finds a word: one for each of its lines, cut to `LONGEST` characters. Documents
 * without the word may also match, so `needsText` tells whether texts must be read.
 */
export function phrasesOf(word: string): Phrase[] {
  return word
    .split('\n')
    .filter(Boolean)
    .map(piece => {
      const units = [...piece].slice(0, LONGEST)
      const single = units.length === 1
      return { single, tokens: single ? characterTokensOf(units) : bigramTokensOf([units.join('')]) }
    })
}

/** Whether texts must be read, because the index alone cannot decide whether they contain the word. */
export const needsText = (word: string) => word.includes('\n') || word.length > LONGEST
