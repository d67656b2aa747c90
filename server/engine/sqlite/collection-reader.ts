/** One collection as a snapshot sees it: its memory and its rows. */
import type { EngineDocument, FacetCount } from '../port'
import type { Cache } from './cache'
import type { Bitset } from './bitset'
import type { Database, Statement } from './database'
import type { SearchScope } from './text-layout'
import type { Memory } from './memory'
import { fromRow, readText, type Layout, type Row } from './stored'
import { tablesOf, type Tables } from './tables'
import { firstOfSegment } from './parts'
import { sectionsIn, type Section } from './sections'
import { unpack, unpackNumbers } from './varints'

export interface Text {
  full: string
  layout: Layout
}

/** Shared by every snapshot of an engine; keys begin with that of a memory, or of what is settled in it. */
export interface Caches {
  bits: Cache<Bitset>
  sections: Cache<Section[]>
  orders: Cache<Uint32Array>
  texts: Cache<Text>
  places: Cache<Uint32Array>
  searchScopes: Cache<SearchScope>
  facets: Cache<readonly FacetCount[]>
}

export class CollectionReader {
  private readonly tables: Tables
  private readonly statements = new Map<string, Statement>()

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

  key(text: string) {
    return `${this.memory.key} ${text}`
  }

  /** Of what stays the same until the collection is settled again. */
  settledKey(text: string) {
    return `${this.memory.settledKey} ${text}`
  }

  /** The ordinals, within some, whose tokens match. */
  matching(table: 'short' | 'chars', expression: Buffer, from: number, below: number): number[] {
    const name = this.tables[table]
    const { found } = this.prepare(
      `SELECT json_group_array(rowid) AS found FROM ${name} WHERE ${name} MATCH ? AND rowid >= ? AND rowid < ?`,
    ).get(expression, from, below) as { found: string }
    return JSON.parse(found) as number[]
  }

  text(ord: number): Text {
    const key = this.key(String(ord))
    const known = this.caches.texts.get(key)
    if (known) return known
    const row = this.prepare(`SELECT text, layout FROM ${this.tables.docs} WHERE ord = ?`).get(ord) as Row
    const text = { full: readText(row.text), layout: JSON.parse(row.layout) as Layout }
    this.caches.texts.set(key, text, 2 * text.full.length + 64 * (text.layout.blocks.length + 2))
    return text
  }

  /** The sections of a pair, or of one character, in a segment. */
  sections(segment: number, pair: string): Section[] {
    const key = this.settledKey(`${segment}:${pair}`)
    const known = this.caches.sections.get(key)
    if (known) return known
    const row = this.prepare(`SELECT sections FROM ${this.tables.postings} WHERE segment = ? AND key = ?`).get(
      segment,
      Buffer.from(pair, 'utf8'),
    ) as { sections: Uint8Array } | undefined
    const sections = row ? [...sectionsIn(row.sections, firstOfSegment(segment))] : []
    this.caches.sections.set(key, sections, (row?.sections.length ?? 0) + 160 * sections.length)
    return sections
  }

  private numbers(part: number, name: string, read: (packed: Uint8Array) => Uint32Array): Uint32Array | undefined {
    const key = this.settledKey(`${part}:${name}`)
    const known = this.caches.places.get(key)
    if (known) return known
    const row = this.prepare(`SELECT places FROM ${this.tables.places} WHERE part = ? AND key = ?`).get(
      part,
      Buffer.from(name, 'utf8'),
    ) as { places: Uint8Array } | undefined
    if (!row) return undefined
    const numbers = read(row.places)
    this.caches.places.set(key, numbers, numbers.byteLength)
    return numbers
  }

  /** What was made of several rows. */
  remember(part: number, word: string, make: () => Uint32Array): Uint32Array {
    const key = this.settledKey(`${part}=${word}`)
    const known = this.caches.places.get(key)
    if (known) return known
    const made = make()
    this.caches.places.set(key, made, made.byteLength)
    return made
  }

  /** A row of `places` for a part; undefined where there is none. */
  places = (part: number, name: string) => this.numbers(part, name, unpack)

  /** A row of it that does not ascend. */
  unordered = (part: number, name: string) => this.numbers(part, name, unpackNumbers)

  document(ord: number): EngineDocument {
    return fromRow(
      this.prepare(`SELECT id, keys, layout, text, rest FROM ${this.tables.docs} WHERE ord = ?`).get(ord) as Row,
    )
  }

  find(id: string): EngineDocument | undefined {
    const row = this.prepare(`SELECT id, keys, layout, text, rest FROM ${this.tables.docs} WHERE id = ?`).get(
      Buffer.from(id, 'utf8'),
    ) as Row | undefined
    return row && fromRow(row)
  }
}
