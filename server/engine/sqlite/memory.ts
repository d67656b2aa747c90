/** The part of a collection that is held in memory; it never changes: where documents did, another is made of it. */
import { type CollectionSpec, EngineError } from '../port'
import type { Bitset } from './bitset'
import { ValueColumn, type LengthColumn } from './columns'

export interface Memory {
  /** Tells this state of this collection from every other. */
  key: string
  /** Tells what was settled from every other. */
  settledKey: string
  revision: number
  spec: CollectionSpec
  /** One more than the greatest ordinal. */
  size: number
  count: number
  ids: string[]
  alive: Bitset
  values: Record<string, ValueColumn>
  numbers: Record<string, Float64Array>
  weights: Float64Array
  /** The characters of each document in `full`, `title` and each scope. */
  lengths: Record<string, LengthColumn>
  /** The ordinals ordered by id, and the place of each. */
  byId: Uint32Array
  idPositions: Uint32Array
  /** Ordinals by order, made when first asked for. */
  orders: Map<string, Uint32Array>
  /** The first ordinals of what is settled, part by part. */
  parts: Uint32Array
  /** By which revision each part was written, and each segment. */
  partsBy: Uint32Array
  segmentsBy: Uint32Array
  /** Of whom the index tells nothing yet, or what they were; and those of them that are documents. */
  unindexed: Bitset
  unsettled: Uint32Array
}

export const lengthScopes = (spec: CollectionSpec) => ['full', 'title', ...spec.scopes]

export const record = <T>(names: string[], make: (name: string) => T) =>
  Object.fromEntries(names.map(name => [name, make(name)])) as Record<string, T>

export function emptyMemory(spec: CollectionSpec): Memory {
  const none = new Uint32Array()
  return {
    key: '',
    settledKey: '',
    revision: 0,
    spec,
    size: 0,
    count: 0,
    ids: [],
    alive: none,
    values: record(spec.values, () => ValueColumn.of([], new Uint32Array(1), none)),
    numbers: record(spec.numbers, () => new Float64Array()),
    weights: new Float64Array(),
    lengths: record(lengthScopes(spec), () => ({ values: none, average: 0 })),
    byId: none,
    idPositions: none,
    orders: new Map(),
    parts: none,
    partsBy: none,
    segmentsBy: none,
    unindexed: none,
    unsettled: none,
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
  return column
}
