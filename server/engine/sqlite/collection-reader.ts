/** Reads one collection in a snapshot, from memory and from the database file. */
import type { EngineDocument, FacetCount } from '../port'
import type { Cache } from '../cache'
import { PackedBlocks } from './blocks'
import { hasBit, type Bitset } from './bitset'
import type { Database, Statement } from './database'
import type { SearchScope } from './text-layout'
import type { CollectionMemory } from './memory'
import type { RankedDocuments } from './orders'
import { documentFromRow, readText, type StoredTextLayout, type StoredDocumentRow } from './stored'
import { tablesOf, type TableNames } from './tables'
import { firstIdOfSegment, partKey, segmentKey } from './parts'
import { sectionsInRow, type PostingsSection } from './sections'
import { UnpackBuffer, unpackAscending, unpackAscendingInto, unpackNumbers } from './varints'

interface DocumentText {
  full: string
  layout: StoredTextLayout
}

/**
 * The caches of an engine. All its snapshots share them, so each key begins with the `key` or `settledKey` of a
 * `CollectionMemory`.
 */
export interface ReaderCaches {
  bits: Cache<Bitset>
  sections: Cache<PostingsSection[]>
  orders: Cache<RankedDocuments>
  texts: Cache<DocumentText>
  /** The positions of words in a part. */
  positions: Cache<Uint32Array>
  blocks: Cache<PackedBlocks>
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
    readonly memory: CollectionMemory,
    readonly caches: ReaderCaches,
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

  /** Returns a cache key that is valid until texts of the collection are indexed again. */
  settledKey(text: string) {
    return `${this.memory.settledKey} ${text}`
  }

  /** Returns the doc ids in a range whose titles or names match an FTS5 expression. */
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
    const row = this.prepare(`SELECT text, layout FROM ${this.tables.docs} WHERE ord = ?`).get(
      docId,
    ) as StoredDocumentRow
    const text = { full: readText(row.text), layout: JSON.parse(row.layout) as StoredTextLayout }
    this.caches.texts.set(key, text, 2 * text.full.length + 64 * (text.layout.blocks.length + 2))
    return text
  }

  /**
   * Returns a bigram as a database key. The last one is cached, because one bigram is read many times in succession.
   */
  private keyOf(bigram: string): Uint8Array {
    if (this.lastKey.pair !== bigram) this.lastKey = { pair: bigram, bytes: Buffer.from(bigram, 'utf8') }
    return this.lastKey.bytes
  }

  /** Returns the sections of a bigram or character in a segment. */
  sections(segment: number, bigram: string): PostingsSection[] {
    const key = this.settledKey(`${segment}:${bigram}`)
    const cached = this.caches.sections.get(key)
    if (cached) return cached
    const row = this.sectionsRow().get(segmentKey(this.memory, segment), this.keyOf(bigram)) as
      { sections: Uint8Array } | undefined
    const sections = row ? sectionsInRow(row.sections, firstIdOfSegment(segment)) : []
    this.caches.sections.set(key, sections, (row?.sections.length ?? 0) + 120 * sections.length)
    return sections
  }

  /** Returns a row of the table `places`. */
  private row(part: number, name: string): Uint8Array {
    return (this.positionsRow().get(partKey(this.memory, part), this.keyOf(name)) as { places: Uint8Array }).places
  }

  /** Returns the positions of a frequent bigram in a part. */
  blocks(part: number, bigram: string): PackedBlocks {
    const key = this.settledKey(`${part}:${bigram}`)
    const cached = this.caches.blocks.get(key)
    if (cached) return cached
    const row = this.row(part, bigram)
    const blocks = new PackedBlocks(row)
    this.caches.blocks.set(key, blocks, row.length)
    return blocks
  }

  /** Returns the cached positions of a word in a part, or computes them. */
  remember(part: number, word: string, make: () => Uint32Array): Uint32Array {
    const key = this.settledKey(`${part}=${word}`)
    const cached = this.caches.positions.get(key)
    if (cached) return cached
    const value = make()
    this.caches.positions.set(key, value, value.byteLength)
    return value
  }

  /**
   * Returns the ends of sentences or paragraphs in an array that the next call overwrites. They are not cached, because
   * they would displace the positions of words.
   */
  ranges = (part: number, name: string) => unpackAscendingInto(buffer, this.row(part, name))

  /** Returns a row of `places` that contains ascending numbers, such as the ends of pieces. */
  ascending = (part: number, name: string) => unpackAscending(this.row(part, name))

  /** Returns a row of `places` that contains numbers in any order, such as the kinds of pieces. */
  unordered = (part: number, name: string) => unpackNumbers(this.row(part, name))

  stored(docId: number): StoredDocumentRow {
    return this.prepare(`SELECT id, keys, layout, text, rest FROM ${this.tables.docs} WHERE ord = ?`).get(
      docId,
    ) as StoredDocumentRow
  }

  document(docId: number): EngineDocument {
    return documentFromRow(this.stored(docId))
  }

  find(id: string): EngineDocument | undefined {
    const rows = this.prepare(`SELECT ord FROM ${this.tables.docs} WHERE id = ?`).all(Buffer.from(id, 'utf8'))
    const seen = (rows as Array<{ ord: number }>).find(({ ord }) => hasBit(this.memory.alive, ord))
    return seen && this.document(seen.ord)
  }
}
