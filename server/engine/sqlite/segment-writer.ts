/** Gathers the sections of one segment (see `parts.ts`). Writes a row of `postings` for each bigram, in key order. */
import { VarintBuffer } from './bytes'
import type { Database } from './database'
import { BigramNumbers } from './bigram-numbers'
import { firstIdOfSegment, rowKey, segmentKey, type IndexedParts } from './parts'
import { sectionsInRow } from './sections'
import type { SlicedWork } from './slices'
import type { TableNames } from './tables'

/** The number of rows that are written before other work may run. */
const PER_PAUSE = 500

export class SegmentWriter {
  readonly bigrams = new BigramNumbers()
  readonly first: number
  private readonly arena = new VarintBuffer(1 << 20)
  /** For each chunk: its start in the arena, and the previous chunk of the same bigram. Chunks are numbered from 1. */
  private readonly starts: number[] = [0]
  private readonly previous: number[] = [0]
  private readonly last: number[] = []

  constructor(
    private readonly db: Database,
    private readonly tables: TableNames,
    private readonly segment: number,
    private readonly before: IndexedParts,
  ) {
    this.first = firstIdOfSegment(segment)
  }

  /** Appends a chunk of bytes, which `put` writes, to those of a bigram. */
  add<T>(number: number, put: (to: VarintBuffer) => T): T {
    this.previous.push(this.last[number] ?? 0)
    this.last[number] = this.starts.push(this.arena.length) - 1
    return put(this.arena)
  }

  /** Copies the sections of parts that have not changed. */
  *keep(stays: (part: number) => boolean): SlicedWork<void> {
    const { postings } = this.tables
    const after = this.db.prepare(
      `SELECT key, sections FROM ${postings} WHERE segment = ? AND key > ? ORDER BY key LIMIT ${PER_PAUSE}`,
    )
    for (let key: Uint8Array = Buffer.alloc(0); ;) {
      const rows = after.all(segmentKey(this.before, this.segment), key) as Array<{
        key: Uint8Array
        sections: Uint8Array
      }>
      for (const row of rows) {
        const number = this.bigrams.ofKey(Buffer.from(row.key).toString('utf8'))
        for (const { part, bytes, from, end } of sectionsInRow(row.sections, this.first)) {
          if (stays(part)) this.add(number, to => to.append(bytes.subarray(from, end)))
        }
      }
      if (rows.length < PER_PAUSE) return
      key = rows[rows.length - 1]!.key
      yield
    }
  }

  *write(revision: number): SlicedWork<void> {
    const { postings } = this.tables
    const segmentRow = rowKey(revision, this.segment)
    const insert = this.db.prepare(`INSERT INTO ${postings} (segment, key, sections) VALUES (?, ?, ?)`)
    const row = new VarintBuffer()
    let count = 0
    for (const number of this.bigrams.inOrder()) {
      row.length = 0
      for (let chunk = this.last[number] ?? 0; chunk; chunk = this.previous[chunk]!) {
        row.append(this.arena.bytes.subarray(this.starts[chunk], this.starts[chunk + 1] ?? this.arena.length))
      }
      if (row.length) insert.run(segmentRow, Buffer.from(this.bigrams.key(number), 'utf8'), row.content())
      if (++count % PER_PAUSE === 0) yield
    }
  }
}
