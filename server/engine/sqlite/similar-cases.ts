/** Documents like a text, told by the sections of its pairs; those of which the index tells nothing yet are read. */
import { alikeness, compareAlike, rarestOf, rarityOfAll, type Term, worthOfPair } from '../similar-cases'
import type { AlikeRequest, AlikeResult } from '../port'
import { both, isEmpty, hasBit, membersOf, without, type Bitset } from './bitset'
import type { CollectionReader } from './collection-reader'
import { evaluate } from './evaluate'
import { segmentsOf } from './parts'
import { countsOf, type Section } from './sections'
import type { Work } from './slices'
import { fromRow, type Row } from './stored'

/** So many pairs are looked up at once. */
const STRETCH = 32

type PairCounts = Map<string, number>

/** How often each of some pairs stands in a text. */
function pairsIn(text: string, wanted: Set<string>): PairCounts {
  const counts: PairCounts = new Map()
  let before = ''
  for (const character of text) {
    const pair = before + character
    if (wanted.has(pair)) counts.set(pair, (counts.get(pair) ?? 0) + 1)
    before = character
  }
  return counts
}

function* readPending(reader: CollectionReader, pairs: string[]): Work<Map<number, PairCounts>> {
  const wanted = new Set(pairs)
  const read = new Map<number, PairCounts>()
  for (const ord of reader.memory.unsettled) {
    read.set(ord, pairsIn(reader.text(ord).full, wanted))
    yield
  }
  return read
}

function* sectionsOf(reader: CollectionReader, pair: string): Generator<Section> {
  for (let segment = 0; segment < segmentsOf(reader.memory.size); segment++) yield* reader.sections(segment, pair)
}

/** Of the documents that a section names, how many it still tells the truth of. */
function settledIn(section: Section, pending: Bitset): number {
  const { documents } = countsOf(section)
  let count = 0
  for (let i = 0; i < section.count; i++) if (!hasBit(pending, section.part + documents[i]!)) count++
  return count
}

function* countHaving(reader: CollectionReader, pairs: string[], read: Map<number, PairCounts>): Work<Uint32Array> {
  const { pending } = reader.memory
  const allSettled = isEmpty(pending)
  const having = new Uint32Array(pairs.length)
  for (let at = 0; at < pairs.length; at++) {
    for (const section of sectionsOf(reader, pairs[at]!)) {
      having[at]! += allSettled ? section.count : settledIn(section, pending)
    }
    for (const counts of read.values()) if (counts.has(pairs[at]!)) having[at]!++
    if (at % STRETCH === 0) yield
  }
  return having
}

/** By ordinal, of the documents that are asked for. */
function* worthOfAll(
  reader: CollectionReader,
  found: Bitset,
  terms: Term[],
  read: Map<number, PairCounts>,
): Work<Float64Array> {
  const { pending, lengths, size } = reader.memory
  const { values, average } = lengths.full!
  const settled = without(found, pending)
  const worth = new Float64Array(size)
  for (const term of terms) {
    for (const section of sectionsOf(reader, term.pair)) {
      const { documents, times } = countsOf(section)
      for (let i = 0; i < section.count; i++) {
        const ord = section.part + documents[i]!
        if (hasBit(settled, ord)) worth[ord]! += worthOfPair(term, times[i]!, values[ord]!, average)
      }
    }
    yield
  }
  for (const ord of membersOf(both(found, pending))) {
    for (const term of terms) {
      const times = read.get(ord)?.get(term.pair) ?? 0
      worth[ord]! += worthOfPair(term, times, values[ord]!, average)
    }
    yield
  }
  return worth
}

/** Those that share anything and can be among the first so many. */
function bestOf(ordinals: Uint32Array, worth: Float64Array, scores: Float64Array, count: number): number[] {
  const sharing = ordinals.filter(ord => worth[ord]! > 0)
  const least = Float64Array.from(sharing, ord => scores[ord]!).sort()[sharing.length - count] ?? 0
  return Array.from(sharing.filter(ord => scores[ord]! >= least))
}

/** As it crosses between threads, and is read where it is needed. */
export interface StoredAlike {
  pairs: string[]
  scores: number[]
  rows: Row[]
}

export function* alikeTo(reader: CollectionReader, request: AlikeRequest): Work<StoredAlike> {
  const { ids, weights, count } = reader.memory
  const found = yield* evaluate(reader, request.where)
  const read = yield* readPending(reader, request.pairs)
  const terms = rarestOf(request.pairs, yield* countHaving(reader, request.pairs, read), count, request.rarest)
  const worth = yield* worthOfAll(reader, found, terms, read)
  const rarity = rarityOfAll(terms)
  const scores = worth.map(one => alikeness(one, rarity))
  yield
  const alike = bestOf(membersOf(found), worth, scores, request.size)
    .map(ord => ({ ord, score: scores[ord]!, weight: weights[ord]!, id: ids[ord]! }))
    .sort(compareAlike)
    .slice(0, request.size)
  const rows = []
  for (const { ord } of alike) {
    rows.push(reader.stored(ord))
    yield
  }
  return { pairs: terms.map(({ pair }) => pair), scores: alike.map(({ score }) => score), rows }
}

export function* readAlike({ pairs, scores, rows }: StoredAlike): Work<AlikeResult> {
  const hits = []
  for (const [at, row] of rows.entries()) {
    hits.push({ score: scores[at]!, document: fromRow(row) })
    yield
  }
  return { pairs, hits }
}
