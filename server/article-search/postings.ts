/** An inverted index of short texts in memory: for each bigram the documents that have it, with BM25 shares. */
import { eachBigram } from './bigrams'

/** The constants of BM25, as in the engine's order by relevance. */
const SATURATION = 1.2
const LENGTH = 0.5

const ROOM = 1 << 16

function grown(numbers: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(2 * numbers.length)
  larger.set(numbers)
  return larger
}

/** Collects the bigrams of texts. Texts come in the order of their documents. */
export class PostingsBuilder {
  private readonly terms = new Map<number, number>()
  private entryTerms = new Int32Array(ROOM)
  private entryDocuments = new Int32Array(ROOM)
  private entryTimes = new Int32Array(ROOM)
  private count = 0
  /** By term: the last document that has it, and the entry of that document. */
  private readonly lastDocument: number[] = []
  private readonly lastEntry: number[] = []
  private readonly lengths: Uint32Array<ArrayBuffer>

  constructor(documents: number) {
    this.lengths = new Uint32Array(documents)
  }

  /** Adds a folded text to a document. */
  add(document: number, text: string) {
    eachBigram(text, bigram => {
      let term = this.terms.get(bigram)
      if (term === undefined) {
        term = this.terms.size
        this.terms.set(bigram, term)
        this.lastDocument.push(-1)
        this.lastEntry.push(-1)
      }
      this.lengths[document]!++
      if (this.lastDocument[term] === document) this.entryTimes[this.lastEntry[term]!]!++
      else this.open(term, document)
    })
  }

  private open(term: number, document: number) {
    if (this.count === this.entryTerms.length) {
      this.entryTerms = grown(this.entryTerms)
      this.entryDocuments = grown(this.entryDocuments)
      this.entryTimes = grown(this.entryTimes)
    }
    this.entryTerms[this.count] = term
    this.entryDocuments[this.count] = document
    this.entryTimes[this.count] = 1
    this.lastDocument[term] = document
    this.lastEntry[term] = this.count++
  }

  build(): Postings {
    const starts = new Uint32Array(this.terms.size + 1)
    for (let at = 0; at < this.count; at++) starts[this.entryTerms[at]! + 1]!++
    for (let term = 0; term < this.terms.size; term++) starts[term + 1]! += starts[term]!
    const next = starts.slice()
    const documents = new Uint32Array(this.count)
    const shares = new Float32Array(this.count)
    const used = this.lengths.filter(Boolean)
    const average = used.reduce((sum, length) => sum + length, 0) / (used.length || 1)
    for (let at = 0; at < this.count; at++) {
      const place = next[this.entryTerms[at]!]!++
      const document = this.entryDocuments[at]!
      const times = this.entryTimes[at]!
      documents[place] = document
      const base = SATURATION * (1 - LENGTH + (LENGTH * this.lengths[document]!) / (average || 1))
      shares[place] = ((SATURATION + 1) * times) / (times + base)
    }
    return new Postings(this.terms, starts, documents, shares, used.length, this.lengths)
  }
}

export class Postings {
  constructor(
    private readonly terms: Map<number, number>,
    private readonly starts: Uint32Array,
    private readonly documents: Uint32Array,
    private readonly shares: Float32Array,
    /** The number of documents with a text. */
    readonly count: number,
    /** The number of bigrams of each document. */
    readonly lengths: Uint32Array,
  ) {}

  /** The documents of a bigram, and what BM25 counts of it in each, before its rarity. */
  of(bigram: number): { documents: Uint32Array; shares: Float32Array } | undefined {
    const term = this.terms.get(bigram)
    if (term === undefined) return undefined
    const [from, to] = [this.starts[term]!, this.starts[term + 1]!]
    return { documents: this.documents.subarray(from, to), shares: this.shares.subarray(from, to) }
  }

  having(bigram: number): number {
    const term = this.terms.get(bigram)
    return term === undefined ? 0 : this.starts[term + 1]! - this.starts[term]!
  }

  rarity(bigram: number): number {
    const having = this.having(bigram)
    return Math.log(1 + (this.count - having + 0.5) / (having + 0.5))
  }

  /** Adds the worth of a bigram to the score of each document that has it. */
  addWorth(bigram: number, weight: number, scores: Float32Array) {
    const postings = this.of(bigram)
    if (!postings) return
    const worth = weight * this.rarity(bigram)
    const { documents, shares } = postings
    for (let at = 0; at < documents.length; at++) scores[documents[at]!]! += worth * shares[at]!
  }
}
