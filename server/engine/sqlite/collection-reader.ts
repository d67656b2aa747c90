/** Reads one collection of a snapshot: its data in memory and its rows in the file. */
import type { EngineDocument, FacetCount } from '../port'
import type { Cache } from '../cache'
import { Blocks } from './blocks'
import { hasBit, type Bitset } from './bitset'
import type { Database, Statement } from './database'
import type { SearchScope } from './text-layout'
import type { Memory } from './memory'
import type { Ranked } from './orders'
import { fromRow, readText, type StoredTextLayout, type Row } from './stored'
import { tablesOf, type TableNames } from './tables'
import { firstOfSegment, partKey, segmentKey } from './parts'
import { sectionsIn, type Section } from './sections'
import { UnpackBuffer, unpack, unpackInto, unpackNumbers } from './varints'

interface DocumentText {
  full: string
  layout: StoredTextLayout
}

/**
 * The caches of an engine, shared by all of its snapshots. Each key begins with `key` or `settledKey` of the
 * collection's memory.
 */
export interface Caches {
  bits: Cache<Bitset>
  sections: Cache<Section[]>
  orders: Cache<Ranked>
  texts: Cache<DocumentText>
  /** The positions of words. */
  positions: Cache<Uint32Array>
  blocks: Cache<Blocks>
  searchScopes: Cache<SearchScope>
  facets: Cache<readonly FacetCount[]>
}

const buffer = new UnpackBuffer()

export class CollectionReader {
  private readonly tables: TableNames
  private readonly statements = new Map<string, Statement>()
  private readonly sectionsRow = this.once(
    ({ postings }) => `SELECT sections FROM ${postings} WHERE segment = ? AND key = ?`,
  )
  private readonly positionsRow = this.once(
    ({ places: positions }) => `SELECT places FROM ${positions} WHERE part = ? AND key = ?`,
  )
  private lastKey = { pair: '', bytes: new Uint8Array() }

  constructor(
    private readonly db: Database,
    id: number,
    readonly memory: Memory,
    readonly caches: Caches,
  ) {
    this.tables = tablesOf(id)
  }

  private prepare(sql: string): Statement {
    let statement = this.statements.get(sql)
    if (!statement) this.statements.set(sql, (statement = this.db.prepare(sql)))
    return statement
  }

  private once(sql: (tables: TableNames) => string): () => Statement {
    let statement: Statement | undefined
    return () => (statement ??= this.db.prepare(sql(this.tables)))
  }

  key(text: string) {
    return `${this.memory.key} ${text}`
  }

  /** A cache key that stays valid until the collection's texts are indexed again. */
  settledKey(text: string) {
    return `${this.memory.settledKey} ${text}`
  }

  /** Returns the doc ids of a range whose indexed titles or names match an FTS5 expression. */
  matching(table: 'short' | 'chars', expression: Buffer, from: number, below: number): number[] {
    const name = this.tables[table]
    const { docIds } = this.prepare(
      `SELECT json_group_array(rowid) AS docIds FROM ${name} WHERE ${name} MATCH ? AND rowid >= ? AND rowid < ?`,
    ).get(expression, from, below) as { docIds: string }
    return JSON.parse(docIds) as number[]
  }

  text(docId: number): DocumentText {
    const key = this.key(String(docId))
    const cached = this.caches.texts.get(key)
    if (cached) return cached
    const row = this.prepare(`SELECT text, layout FROM ${this.tables.docs} WHERE ord = ?`).get(docId) as Row
    const text = { full: readText(row.text), layout: JSON.parse(row.layout) as StoredTextLayout }
    this.caches.texts.set(key, text, 2 * text.full.length + 64 * (text.layout.blocks.length + 2))
    return text
  }

  /** The stored key of a bigram. The last key is cached, because one bigram is read many times. */
  private keyOf(bigram: string): Uint8Array {
    if (this.lastKey.pair !== bigram) this.lastKey = { pair: bigram, bytes: Buffer.from(bigram, 'utf8') }
    return this.lastKey.bytes
  }

  /** The sections of a bigram or character in a segment of the index. */
  sections(segment: number, bigram: string): Section[] {
    const key = this.settledKey(`${segment}:${bigram}`)
    const cached = this.caches.sections.get(key)
    if (cached) return cached
    const row = this.sectionsRow().get(segmentKey(this.memory, segment), this.keyOf(bigram)) as
      { sections: Uint8Array } | undefined
    const sections = row ? sectionsIn(row.sections, firstOfSegment(segment)) : []
    this.caches.sections.set(key, sections, (row?.sections.length ?? 0) + 120 * sections.length)
    return sections
  }

  /** Reads a row of the table `places`. */
  private row(part: number, name: string): Uint8Array {
    return (this.positionsRow().get(partKey(this.memory, part), this.keyOf(name)) as { places: Uint8Array }).places
  }

  /** The positions of a frequent bigram in a part. */
  blocks(part: number, bigram: string): Blocks {
    const key = this.settledKey(`${part}:${bigram}`)
    const cached = this.caches.blocks.get(key)
    if (cached) return cached
    const row = this.row(part, bigram)
    const blocks = new Blocks(row)
    this.caches.blocks.set(key, blocks, row.length)
    return blocks
  }

  /** Caches the positions of a word in a part, computed from rows of `places`. */
  remember(part: number, word: string, make: () => Uint32Array): Uint32Array {
    const key = this.settledKey(`${part}=${word}`)
    const cached = this.caches.positions.get(key)
    if (cached) return cached
    const value = make()
    this.caches.positions.set(key, value, value.byteLength)
    return value
  }

  /**
   * Reads the ends of sentences or paragraphs. The result is valid until the next call. It is not cached,
   * because it would displace words from the cache.
   */
  ranges = (part: number, name: string) => unpackInto(buffer, this.row(part, name))

  /** Reads a row of ascending numbers that every part has. */
  ascending = (part: number, name: string) => unpack(this.row(part, name))

  /** Reads a row of numbers that need not ascend. */
  unordered = (part: number, name: string) => unpackNumbers(this.row(part, name))

  stored(docId: number): Row {
    return this.prepare(`SELECT id, keys, layout, text, rest FROM ${this.tables.docs} WHERE ord = ?`).get(docId) as Row
  }

  document(docId: number): EngineDocument {
    return fromRow(this.stored(docId))
  }

  find(id: string): EngineDocument | undefined {
    const rows = this.prepare(`SELECT ord FROM ${this.tables.docs} WHERE id = ?`).all(Buffer.from(id, 'utf8'))
    const seen = (rows as Array<{ ord: number }>).find(({ ord }) => hasBit(this.memory.alive, ord))
    return seen && this.document(seen.ord)
  }
}
