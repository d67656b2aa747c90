/**
 * Writes the positions of characters and bigrams in each part. With them, words are counted and their distances
 * computed without reading texts. Frequent bigrams have rows in the table `places`, rare ones only sections. Further
 * rows of `places` list the ends of pieces (titles and blocks), sentences and paragraphs.
 */
import { isParagraphEnd, isSentenceEnd } from '@domain/text/matching'
import type { Database } from './database'
import { hasBit } from './bitset'
import { packBlocks } from './blocks'
import { positionsOfBigrams } from './bigrams'
import { rowKey, segmentOf, segmentCount, type IndexedParts, type DocIdRange, rangesHolding } from './parts'
import type { CollectionMemory } from './memory'
import { RARE_BIGRAM_LIMIT, putSection } from './sections'
import { SegmentWriter } from './segment-writer'
import type { SlicedWork } from './slices'
import { readText, type StoredTextLayout } from './stored'
import type { TableNames } from './tables'
import { partTextOf, type PartText } from './text-layout'
import { packAscending, packNumbers } from './varints'

/** The maximum number of characters in a part. A longer text forms a part alone. */
const LONGEST_PART = 1 << 22
/** The number of bigrams that are written before other work may run. */
const PER_PAUSE = 500

/** Keys of rows of `places` that are not about a bigram. They are longer than any bigram, so they equal none. */
export const PIECE_ENDS_KEY = 'segments'
export const PIECE_KINDS_KEY = 'kinds'
export const PARAGRAPHS_KEY = 'paragraphs'
export const SENTENCES_KEY = 'sentences'

const endsIn = ({ codes }: PartText, isEnd: (code: number) => boolean) => {
  const ends: number[] = []
  codes.forEach((code, at) => isEnd(code) && ends.push(at))
  return ends
}

type Text = { full: string; layout: StoredTextLayout } | undefined

/** Yields the texts in a range of doc ids, divided into several parts if they are long. */
function* partsIn(
  db: Database,
  { docs }: TableNames,
  { alive }: CollectionMemory,
  { from, below }: DocIdRange,
): Generator<[part: number, texts: Text[]]> {
  const read = db.prepare(`SELECT text, layout FROM ${docs} WHERE ord = ?`)
  let [part, length] = [from, 0]
  let texts: Text[] = []
  for (let docId = from; docId < below; docId++) {
    const row = hasBit(alive, docId) ? (read.get(docId) as { text: Uint8Array; layout: string }) : undefined
    const text = row && { full: readText(row.text), layout: JSON.parse(row.layout) as StoredTextLayout }
    const size = text?.full.length ?? 0
    if (texts.length && length + size > LONGEST_PART) {
      yield [part, texts]
      part = docId
      texts = []
      length = 0
    }
    texts.push(text)
    length += size
  }
  yield [part, texts]
}

function* putPart(
  db: Database,
  { places: positions }: TableNames,
  segment: SegmentWriter,
  [revision, part]: [revision: number, part: number],
  text: PartText,
): SlicedWork<void> {
  const insert = db.prepare(`INSERT INTO ${positions} (part, key, places) VALUES (?, ?, ?)`)
  const partRow = rowKey(revision, part)
  const put = (key: string, packed: Uint8Array) => insert.run(partRow, Buffer.from(key, 'utf8'), packed)
  put(PIECE_ENDS_KEY, packAscending(text.ends))
  put(PIECE_KINDS_KEY, packNumbers(text.kinds))
  put(PARAGRAPHS_KEY, packAscending(endsIn(text, isParagraphEnd)))
  put(SENTENCES_KEY, packAscending(endsIn(text, isSentenceEnd)))
  let count = 0
  for (const [number, positions] of positionsOfBigrams(text, segment.bigrams)) {
    const documents = segment.add(number, to => putSection(to, part - segment.first, positions, text))
    if (documents >= RARE_BIGRAM_LIMIT) put(segment.bigrams.key(number), packBlocks(positions))
    if (++count % PER_PAUSE === 0) yield
  }
}

/**
 * Indexes again the parts that contain the doc ids, which are ascending. Old rows remain. Returns the new division into
 * parts.
 */
export function* indexTexts(
  db: Database,
  tables: TableNames,
  memory: CollectionMemory,
  docIds: number[],
  revision: number,
): SlicedWork<IndexedParts> {
  const ranges = rangesHolding(memory.parts, docIds)
  const isUnchanged = (part: number) => !ranges.some(({ from, below }) => from <= part && part < below)
  const now = new Map<number, number>()
  memory.parts.forEach((part, index) => isUnchanged(part) && now.set(part, memory.partsBy[index]!))
  const segmentsBy = Uint32Array.from({ length: segmentCount(memory.size) }, (_, at) => memory.segmentsBy[at] ?? 0)
  for (const number of new Set(ranges.map(({ from }) => segmentOf(from)))) {
    const segment = new SegmentWriter(db, tables, number, memory)
    yield* segment.keep(isUnchanged)
    for (const range of ranges.filter(({ from }) => segmentOf(from) === number)) {
      for (const [part, texts] of partsIn(db, tables, memory, range)) {
        now.set(part, revision)
        yield* putPart(db, tables, segment, [revision, part], partTextOf(memory.spec, texts))
      }
    }
    yield* segment.write(revision)
    segmentsBy[number] = revision
  }
  const parts = Uint32Array.from(now.keys()).sort()
  return { parts, partsBy: parts.map(part => now.get(part)!), segmentsBy }
}
