/** Finds similar documents by the counts of bigrams in the index (see `sections.ts`). Unindexed texts are read. */
import {
  similarityScore,
  compareSimilarHits,
  rarestBigrams,
  totalRarity,
  type RareBigram,
  bigramScoreOf,
} from '../similar-cases'
import type { SimilarRequest, SimilarResult } from '../port'
import { intersection, isEmpty, hasBit, membersOf, difference, type Bitset } from './bitset'
import type { CollectionReader } from './collection-reader'
import { evaluateClause } from './evaluate'
import { segmentCount } from './parts'
import { readCounts, type PostingsSection } from './sections'
import type { SlicedWork } from './slices'
import { documentFromRow, type StoredDocumentRow } from './stored'

/** The number of bigrams that are looked up before other work may run. */
const PER_PAUSE = 32

type PairCounts = Map<string, number>

/** Returns how often each of the requested bigrams occurs in a text. */
function countBigrams(text: string, requested: Set<string>): PairCounts {
  const counts: PairCounts = new Map()
  let before = ''
  for (const character of text) {
    const bigram = before + character
    if (requested.has(bigram)) counts.set(bigram, (counts.get(bigram) ?? 0) + 1)
    before = character
  }
  return counts
}

function* readUnindexed(reader: CollectionReader, bigrams: string[]): SlicedWork<Map<number, PairCounts>> {
  const requested = new Set(bigrams)
  const read = new Map<number, PairCounts>()
  for (const docId of reader.memory.unindexedDocIds) {
    read.set(docId, countBigrams(reader.text(docId).full, requested))
    yield
  }
  return read
}

function* sectionsOf(reader: CollectionReader, bigram: string): Generator<PostingsSection> {
  for (let segment = 0; segment < segmentCount(reader.memory.size); segment++) yield* reader.sections(segment, bigram)
}

/** Returns the number of documents in a section whose texts have not changed since they were indexed. */
function settledIn(section: PostingsSection, unindexed: Bitset): number {
  const { documents } = readCounts(section)
  let count = 0
  for (let i = 0; i < section.count; i++) if (!hasBit(unindexed, section.part + documents[i]!)) count++
  return count
}

function* countHaving(
  reader: CollectionReader,
  bigrams: string[],
  read: Map<number, PairCounts>,
): SlicedWork<Uint32Array> {
  const { unindexed } = reader.memory
  const allSettled = isEmpty(unindexed)
  const having = new Uint32Array(bigrams.length)
  for (let at = 0; at < bigrams.length; at++) {
    for (const section of sectionsOf(reader, bigrams[at]!)) {
      having[at]! += allSettled ? section.count : settledIn(section, unindexed)
    }
    for (const counts of read.values()) if (counts.has(bigrams[at]!)) having[at]!++
    if (at % PER_PAUSE === 0) yield
  }
  return having
}

/** Returns the sum of bigram scores of each matching document, by doc id. */
function* worthOfAll(
  reader: CollectionReader,
  matches: Bitset,
  terms: RareBigram[],
  read: Map<number, PairCounts>,
): SlicedWork<Float64Array> {
  const { unindexed, lengths, size } = reader.memory
  const { values, average } = lengths.full!
  const settled = difference(matches, unindexed)
  const worth = new Float64Array(size)
  for (const term of terms) {
    for (const section of sectionsOf(reader, term.bigram)) {
      const { documents, times } = readCounts(section)
      for (let i = 0; i < section.count; i++) {
        const docId = section.part + documents[i]!
        if (hasBit(settled, docId)) worth[docId]! += bigramScoreOf(term, times[i]!, values[docId]!, average)
      }
    }
    yield
  }
  for (const docId of membersOf(intersection(matches, unindexed))) {
    for (const term of terms) {
      const times = read.get(docId)?.get(term.bigram) ?? 0
      worth[docId]! += bigramScoreOf(term, times, values[docId]!, average)
    }
    yield
  }
  return worth
}

/** Returns the `count` documents with the highest scores above 0, and all others that tie with the last of them. */
function bestOf(docIds: Uint32Array, worth: Float64Array, scores: Float64Array, count: number): number[] {
  const sharing = docIds.filter(docId => worth[docId]! > 0)
  const least = Float64Array.from(sharing, docId => scores[docId]!).sort()[sharing.length - count] ?? 0
  return Array.from(sharing.filter(docId => scores[docId]! >= least))
}

/**
 * Similar documents as stored rows. Rows can be sent between threads faster than documents; the receiver parses them.
 */
export interface StoredSimilarResult {
  bigrams: string[]
  scores: number[]
  rows: StoredDocumentRow[]
}

export function* findSimilarRows(reader: CollectionReader, request: SimilarRequest): SlicedWork<StoredSimilarResult> {
  const { ids, weights, count } = reader.memory
  const matches = yield* evaluateClause(reader, request.where)
  const read = yield* readUnindexed(reader, request.bigrams)
  const terms = rarestBigrams(
    request.bigrams,
    yield* countHaving(reader, request.bigrams, read),
    count,
    request.rareCount,
  )
  const worth = yield* worthOfAll(reader, matches, terms, read)
  const rarity = totalRarity(terms)
  const scores = worth.map(one => similarityScore(one, rarity))
  yield
  const best = bestOf(membersOf(matches), worth, scores, request.size)
    .map(docId => ({ ord: docId, score: scores[docId]!, weight: weights[docId]!, id: ids[docId]! }))
    .sort(compareSimilarHits)
    .slice(0, request.size)
  const rows = []
  for (const { ord: docId } of best) {
    rows.push(reader.stored(docId))
    yield
  }
  return { bigrams: terms.map(({ bigram }) => bigram), scores: best.map(({ score }) => score), rows }
}

export function* readSimilarResult({ bigrams, scores, rows }: StoredSimilarResult): SlicedWork<SimilarResult> {
  const hits = []
  for (const [at, row] of rows.entries()) {
    hits.push({ score: scores[at]!, document: documentFromRow(row) })
    yield
  }
  return { bigrams, hits }
}
