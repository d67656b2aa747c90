/** The part of a collection that is held in memory, made from its rows; it never changes. */
import type { CollectionSpec } from '../port'
import { emptyBits, setBit, type Bitset } from './bitset'
import { LengthColumn, NumberColumn, ValueColumn } from './columns'
import type { Database } from './database'
import { EngineError } from './errors'
import type { Work } from './slices'
import { readId, type Keys } from './stored'
import { tablesOf } from './tables'

const CHUNK = 250

export interface Memory {
  /** Tells this state of this collection from every other. */
  key: string
  spec: CollectionSpec
  /** One more than the greatest ordinal. */
  size: number
  count: number
  ids: string[]
  alive: Bitset
  values: Record<string, ValueColumn>
  numbers: Record<string, NumberColumn>
  weights: NumberColumn
  /** The characters of each document in `full`, `title` and each scope. */
  lengths: Record<string, LengthColumn>
  /** The place of each ordinal when ordered by id. */
  idPlaces: Uint32Array
  /** Ordinals by order, made when first asked for. */
  orders: Map<string, Uint32Array>
}

const record = <T>(names: string[], make: (name: string) => T) =>
  Object.fromEntries(names.map(name => [name, make(name)])) as Record<string, T>

function lengthIn({ lengths }: Keys, scope: string): number {
  if (scope !== 'full') return lengths[scope] ?? 0
  return Object.values(lengths).reduce((sum, length) => sum + length, 0)
}

function idPlaces(db: Database, docs: string, size: number): Uint32Array {
  const { all } = db
    .prepare(`SELECT json_group_array(ord) AS "all" FROM (SELECT ord FROM ${docs} ORDER BY id)`)
    .get() as {
    all: string
  }
  const places = new Uint32Array(size)
  ;(JSON.parse(all) as number[]).forEach((ord, place) => (places[ord] = place))
  return places
}

export function* loadMemory(db: Database, id: number, revision: number, spec: CollectionSpec): Work<Memory> {
  const { docs } = tablesOf(id)
  const values = record(spec.values, name => new ValueColumn(spec.trees.includes(name)))
  const numbers = record(spec.numbers, () => new NumberColumn())
  const weights = new NumberColumn()
  const lengths = record(['full', 'title', ...spec.scopes], () => new LengthColumn())
  const ids: string[] = []
  const present: number[] = []

  const add = (own: string, keys?: Keys) => {
    ids.push(own)
    for (const name in values) values[name]!.add(keys?.values[name])
    for (const name in numbers) numbers[name]!.add(keys?.numbers[name])
    weights.add(keys?.weight)
    for (const scope in lengths) lengths[scope]!.add(keys && lengthIn(keys, scope))
  }

  const rows = db.prepare(`SELECT ord, id, keys FROM ${docs} WHERE ord >= ? ORDER BY ord LIMIT ${CHUNK}`)
  for (;;) {
    const chunk = rows.all(ids.length) as Array<{ ord: number; id: Uint8Array; keys: string }>
    if (!chunk.length) break
    for (const row of chunk) {
      while (ids.length < row.ord) add('')
      present.push(row.ord)
      add(readId(row.id), JSON.parse(row.keys) as Keys)
    }
    yield
  }

  const alive = emptyBits(ids.length)
  for (const ord of present) setBit(alive, ord)
  for (const name in values) values[name]!.finish()
  for (const name in numbers) numbers[name]!.finish()
  for (const scope in lengths) lengths[scope]!.finish(present.length)
  return {
    key: `${id}.${revision}`,
    spec,
    size: ids.length,
    count: present.length,
    ids,
    alive,
    values,
    numbers,
    weights: weights.finish(),
    lengths,
    idPlaces: idPlaces(db, docs, ids.length),
    orders: new Map(),
  }
}

export function valuesOf(memory: Memory, field: string): ValueColumn {
  const column = memory.values[field]
  if (!column) throw new EngineError(`${memory.spec.name} has no values ${field}`)
  return column
}

export function numbersOf(memory: Memory, field: string): Float64Array {
  const column = memory.numbers[field]
  if (!column) throw new EngineError(`${memory.spec.name} has no number ${field}`)
  return column.values
}
