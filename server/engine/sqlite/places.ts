/**
 * The table `places` says for each part of a collection where its pairs of characters stand, so that words near each other are
 * found without their texts. A pair that few documents of the part hold is left out: these few are quicker read.
 */
import { isParagraphEnd, isSentenceEnd } from '../../../src/domain/matching'
import type { CollectionSpec } from '../port'
import type { Database } from './database'
import { firstOf, lineOf, PART, type Line } from './line'
import { placesOfPairs } from './pairs'
import { readText, type Layout } from './stored'
import { tablesOf } from './tables'
import { pack } from './varints'

/** Fewer documents of a part are read. */
export const FEW = 32
/** What a part may hold in memory while its places are gathered; the texts of a longer one are read. */
const LONGEST_LINE = 1 << 23

/** No pair is as long as these names are. */
export const SEGMENTS = 'segments'
export const KINDS = 'kinds'
export const PARAGRAPHS = 'paragraphs'
export const SENTENCES = 'sentences'

type Put = (key: string, places: Uint8Array) => void

const endsIn = ({ codes }: Line, isEnd: (code: number) => boolean) => {
  const ends: number[] = []
  codes.forEach((code, at) => isEnd(code) && ends.push(at))
  return ends
}

/** Kinds as the steps that `pack` takes. */
function sumsOf(kinds: number[]) {
  let sum = 0
  return kinds.map(kind => (sum += kind))
}

function putLine(line: Line, put: Put) {
  put(SEGMENTS, pack(line.ends))
  put(KINDS, pack(sumsOf(line.kinds)))
  put(PARAGRAPHS, pack(endsIn(line, isParagraphEnd)))
  put(SENTENCES, pack(endsIn(line, isSentenceEnd)))
  for (const [pair, places] of placesOfPairs(line, FEW)) put(pair, pack(places))
}

/** Made anew from the stored texts of the part. */
export function writePart(db: Database, id: number, spec: CollectionSpec, part: number) {
  const { docs, places } = tablesOf(id)
  db.prepare(`DELETE FROM ${places} WHERE part = ?`).run(part)
  const first = firstOf(part)
  const rows = db
    .prepare(`SELECT ord, text, layout FROM ${docs} WHERE ord >= ? AND ord < ?`)
    .all(first, first + PART) as Array<{ ord: number; text: Uint8Array; layout: string }>
  const length = rows.reduce((sum, { text }) => sum + text.length / 2, 0)
  if (rows.length < FEW || length > LONGEST_LINE) return
  const documents = new Array<{ full: string; layout: Layout } | undefined>(PART).fill(undefined)
  for (const { ord, text, layout } of rows) {
    documents[ord - first] = { full: readText(text), layout: JSON.parse(layout) as Layout }
  }
  const insert = db.prepare(`INSERT INTO ${places} (part, key, places) VALUES (?, ?, ?)`)
  putLine(lineOf(spec, documents), (key, packed) => insert.run(part, Buffer.from(key, 'utf8'), packed))
}
