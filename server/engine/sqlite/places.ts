/**
 * The table `places` says for each part of a collection where its characters and pairs of them stand, so that words are counted,
 * and found near each other, without the texts. A row holds the places of one pair; those that few documents hold are thousands,
 * and share a row with all that begin with the same character.
 */
import { isParagraphEnd, isSentenceEnd } from '@domain/text/matching'
import type { CollectionSpec } from '../port'
import type { Database } from './database'
import { firstOf, lineOf, PART, type Line } from './text-layout'
import { charactersIn, pairsIn, type Placed } from './pairs'
import { readText, type Layout } from './stored'
import { tablesOf } from './tables'
import { pack, packNumbers, stepsOf, sumsOf } from './varints'

/** A pair that fewer documents of the part hold has no row of its own. */
const FEW = 32
/** What a part may hold in memory while its places are gathered; the texts of a longer one are read. */
const LONGEST_LINE = 1 << 23

/** The row of the pairs that have none of their own: no pair ends like this. */
export const sharedKey = (first: string) => `${first}\n`
/** Longer names than any pair. */
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

/** Pairs of one first character: the second of each, how many places, and the steps between these. */
class Shared {
  private readonly rows = new Map<number, number[]>()

  add({ first, second, places }: Placed) {
    const row = this.rows.get(first) ?? []
    this.rows.set(first, row)
    row.push(second, places.length, ...stepsOf(places))
  }

  put(put: Put) {
    for (const [first, row] of this.rows) put(sharedKey(String.fromCodePoint(first)), packNumbers(row))
  }
}

/** The places of a pair in the row that it shares; empty where it is not in it. */
export function placesIn(shared: Uint32Array, second: number): Uint32Array {
  for (let at = 0; at < shared.length; at += 2 + shared[at + 1]!) {
    if (shared[at] === second) return sumsOf(shared.subarray(at + 2, at + 2 + shared[at + 1]!))
  }
  return new Uint32Array()
}

function putLine(line: Line, put: Put) {
  put(SEGMENTS, pack(line.ends))
  put(KINDS, packNumbers(line.kinds))
  put(PARAGRAPHS, pack(endsIn(line, isParagraphEnd)))
  put(SENTENCES, pack(endsIn(line, isSentenceEnd)))
  for (const { first, places } of charactersIn(line)) put(String.fromCodePoint(first), pack(places))
  const shared = new Shared()
  for (const pair of pairsIn(line)) {
    if (pair.documents < FEW) shared.add(pair)
    else put(String.fromCodePoint(pair.first, pair.second), pack(pair.places))
  }
  shared.put(put)
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
  if (!rows.length || length > LONGEST_LINE) return
  const documents = new Array<{ full: string; layout: Layout } | undefined>(PART).fill(undefined)
  for (const { ord, text, layout } of rows) {
    documents[ord - first] = { full: readText(text), layout: JSON.parse(layout) as Layout }
  }
  const insert = db.prepare(`INSERT INTO ${places} (part, key, places) VALUES (?, ?, ?)`)
  putLine(lineOf(spec, documents), (key, packed) => insert.run(part, Buffer.from(key, 'utf8'), packed))
}
