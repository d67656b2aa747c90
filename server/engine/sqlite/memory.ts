/** The part of a collection that is held in memory. It never changes: a change creates a new one. */
import { type CollectionSpec, EngineError } from '../port'
import type { Bitset } from './bitset'
import { ValueColumn, type LengthColumn } from './columns'

export interface Memory {
  /** A cache key, unique to this state of this collection. */
  key: string
  /** A cache key, unique to the state when the texts were last indexed. */
  settledKey: string
  revision: number
  spec: CollectionSpec
  /** The greatest doc id, plus one. */
  size: number
  count: number
  ids: string[]
  alive: Bitset
  values: Record<string, ValueColumn>
  numbers: Record<string, Float64Array>
  weights: Float64Array
  /** The number of characters of each document in `full`, in `title` and in each scope. */
  lengths: Record<string, LengthColumn>
  /** The doc ids ordered by document id, and the place of each document in that order. */
  byId: Uint32Array
  idPositions: Uint32Array
  /** The doc ids in each sort order, created on first use. */
  orders: Map<string, Uint32Array>
  /** The first doc id of each indexed part. */
  parts: Uint32Array
  /** The revision that indexed each part, and each segment. */
  partsBy: Uint32Array
  segmentsBy: Uint32Array
  /** The documents that have changed since their texts were last indexed, and those of them that still exist. */
  unindexed: Bitset
  unsettled: Uint32Array
}

export const lengthScopes = (spec: CollectionSpec) => ['full', 'title', ...spec.scopes]

export const recordOf = <T>(names: string[], make: (name: string) => T) =>
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
    values: recordOf(spec.values, () => ValueColumn.of([], new Uint32Array(1), none)),
    numbers: recordOf(spec.numbers, () => new Float64Array()),
    weights: new Float64Array(),
    lengths: recordOf(lengthScopes(spec), () => ({ values: none, average: 0 })),
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
