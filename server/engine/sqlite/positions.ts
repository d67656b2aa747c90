/**
 * The table `places` says for each part of a collection where its characters and pairs of them stand, so that words are counted,
 * and found near each other, without the texts. A row holds the places of one pair that many documents hold; those that few hold
 * are told in their section. Further rows tell how the line is made.
 */
import { isParagraphEnd, isSentenceEnd } from '@domain/text/matching'
import type { Database } from './database'
import { hasBit } from './bitset'
import { packBlocks } from './blocks'
import { positionsOfBigrams } from './bigrams'
import { rowKey, segmentOf, segmentsOf, type Settled, type DocIdRange, rangesHolding } from './parts'
import type { Memory } from './memory'
import { FEW, putSection } from './sections'
import { SegmentWriter } from './segment-writer'
import type { Work } from './slices'
import { readText, type Layout } from './stored'
import type { Tables } from './tables'
import { lineOf, type Line } from './text-layout'
import { pack, packNumbers } from './varints'

/** What a part may hold in memory while its places are gathered, in characters; a longer text is a part of its own. */
const LONGEST_LINE = 1 << 22
/** So many pairs are told between two pauses. */
const PER_PAUSE = 500

/** Longer names than any pair. */
export const SEGMENTS = 'segments'
export const KINDS = 'kinds'
export const PARAGRAPHS = 'paragraphs'
export const SENTENCES = 'sentences'

const endsIn = ({ codes }: Line, isEnd: (code: number) => boolean) => {
  const ends: number[] = []
  codes.forEach((code, at) => isEnd(code) && ends.push(at))
  return ends
}

type Text = { full: string; layout: Layout } | undefined

/** The texts of a stretch, cut where they are long: each cut is a part. */
function* cutsOf(
  db: Database,
  { docs }: Tables,
  { alive }: Memory,
  { from, below }: DocIdRange,
): Generator<[part: number, texts: Text[]]> {
  const read = db.prepare(`SELECT text, layout FROM ${docs} WHERE ord = ?`)
  let [part, length] = [from, 0]
  let texts: Text[] = []
  for (let docId = from; docId < below; docId++) {
    const row = hasBit(alive, docId) ? (read.get(docId) as { text: Uint8Array; layout: string }) : undefined
    const text = row && { full: readText(row.text), layout: JSON.parse(row.layout) as Layout }
    const size = text?.full.length ?? 0
    if (texts.length && length + size > LONGEST_LINE) {
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

function* putLine(
  db: Database,
  { places: positions }: Tables,
  segment: SegmentWriter,
  [revision, part]: [revision: number, part: number],
  line: Line,
): Work<void> {
  const insert = db.prepare(`INSERT INTO ${positions} (part, key, places) VALUES (?, ?, ?)`)
  const partRow = rowKey(revision, part)
  const put = (key: string, packed: Uint8Array) => insert.run(partRow, Buffer.from(key, 'utf8'), packed)
  put(SEGMENTS, pack(line.ends))
  put(KINDS, packNumbers(line.kinds))
  put(PARAGRAPHS, pack(endsIn(line, isParagraphEnd)))
  put(SENTENCES, pack(endsIn(line, isSentenceEnd)))
  let count = 0
  for (const [number, positions] of positionsOfBigrams(line, segment.bigrams)) {
    const documents = segment.add(number, to => putSection(to, part - segment.first, positions, line))
    if (documents >= FEW) put(segment.bigrams.key(number), packBlocks(positions))
    if (++count % PER_PAUSE === 0) yield
  }
}

/**
 * Tells anew of the parts that hold these ordinals, which ascend, in rows of their own; says which parts there are now. What it was
 * told by before stays as it is.
 */
export function* indexTexts(
  db: Database,
  tables: Tables,
  memory: Memory,
  docIds: number[],
  revision: number,
): Work<Settled> {
  const ranges = rangesHolding(memory.parts, docIds)
  const isUnchanged = (part: number) => !ranges.some(({ from, below }) => from <= part && part < below)
  const now = new Map<number, number>()
  memory.parts.forEach((part, index) => isUnchanged(part) && now.set(part, memory.partsBy[index]!))
  const segmentsBy = Uint32Array.from({ length: segmentsOf(memory.size) }, (_, at) => memory.segmentsBy[at] ?? 0)
  for (const number of new Set(ranges.map(({ from }) => segmentOf(from)))) {
    const segment = new SegmentWriter(db, tables, number, memory)
    yield* segment.keep(isUnchanged)
    for (const range of ranges.filter(({ from }) => segmentOf(from) === number)) {
      for (const [part, texts] of cutsOf(db, tables, memory, range)) {
        now.set(part, revision)
        yield* putLine(db, tables, segment, [revision, part], lineOf(memory.spec, texts))
      }
    }
    yield* segment.write(revision)
    segmentsBy[number] = revision
  }
  const parts = Uint32Array.from(now.keys()).sort()
  return { parts, partsBy: parts.map(part => now.get(part)!), segmentsBy }
}
