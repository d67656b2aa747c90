/**
 * An inverted index of short texts in memory. For each bigram, it lists the documents that contain the bigram, with
 * BM25 weights.
 */
import { forEachBigram } from './bigrams'

/** The constants of BM25. The engine's order by relevance has the same values. */
const SATURATION = 1.2
const LENGTH = 0.5

const ROOM = 1 << 16

function grown(numbers: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(2 * numbers.length)
  larger.set(numbers)
  return larger
}

/** Builds the index from texts. Texts must be added in the order of their documents. */
export class PostingsBuilder {
  private readonly terms = new Map<number, number>()
  private entryTerms = new Int32Array(ROOM)
  private entryDocuments = new Int32Array(ROOM)
  private entryTimes = new Int32Array(ROOM)
  private count = 0
  /** For each term: the last document that contains it, and the entry of that document. */
  private readonly lastDocument: number[] = []
  private readonly lastEntry: number[] = []
  private readonly lengths: Uint32Array<ArrayBuffer>

  constructor(documents: number) {
    this.lengths = new Uint32Array(documents)
  }

  /** Adds a text of a document. `foldText` must have returned the text. */
  add(document: number, text: string) {
    forEachBigram(text, bigram => {
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
    /** The number of documents with at least one bigram. */
    readonly count: number,
    /** The number of bigrams in each document. */
    readonly lengths: Uint32Array,
  ) {}

  /** Returns the documents that contain a bigram, and their BM25 weights without the factor for rarity. */
  of(bigram: number): { documents: Uint32Array; shares: Float32Array } | undefined {
    const term = this.terms.get(bigram)
    if (term === undefined) return undefined
    const [from, to] = [this.starts[term]!, this.starts[term + 1]!]
    return { documents: this.documents.subarray(from, to), shares: this.shares.subarray(from, to) }
  }

  /** Returns the number of documents that contain a bigram. */
  having(bigram: number): number {
    const term = this.terms.get(bigram)
    return term === undefined ? 0 : this.starts[term + 1]! - this.starts[term]!
  }

  rarity(bigram: number): number {
    const having = this.having(bigram)
    return Math.log(1 + (this.count - having + 0.5) / (having + 0.5))
  }

  /** Adds the BM25 score of a bigram, times `weight`, to the score of each document that contains it. */
  addWorth(bigram: number, weight: number, scores: Float32Array) {
    const postings = this.of(bigram)
    if (!postings) return
    const worth = weight * this.rarity(bigram)
    const { documents, shares } = postings
    for (let at = 0; at < documents.length; at++) scores[documents[at]!]! += worth * shares[at]!
  }
}
