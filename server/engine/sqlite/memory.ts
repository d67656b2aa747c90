/** The data of a collection that is in memory. It is immutable, so a change creates a new object. */
import { type CollectionSpec, EngineError } from '../port'
import type { Bitset } from './bitset'
import { ValueColumn, type LengthColumn } from './columns'

export interface CollectionMemory {
  /** A prefix for cache keys that is unique to this state of the collection. */
  key: string
  /** A prefix for cache keys that changes only when texts are indexed. */
  settledKey: string
  revision: number
  spec: CollectionSpec
  /** The highest doc id plus one. */
  size: number
  /** The number of documents. */
  count: number
  /** The document id (text) of each doc id. A doc id is the small integer that the engine assigns to a document. */
  ids: string[]
  /** The doc ids that are in use. */
  alive: Bitset
  values: Record<string, ValueColumn>
  numbers: Record<string, Float64Array>
  weights: Float64Array
  /** The number of characters of each document, in `full`, in `title` and in each scope. */
  lengths: Record<string, LengthColumn>
  /** The doc ids, sorted by document id. */
  byId: Uint32Array
  /** The position of each doc id in `byId`. */
  idPositions: Uint32Array
  /** The doc ids in each order of results. An order is computed on first use. */
  orders: Map<string, Uint32Array>
  /** The first doc id of each indexed part. */
  parts: Uint32Array
  /** The revision at which each part and each segment was indexed. */
  partsBy: Uint32Array
  segmentsBy: Uint32Array
  /** The documents that changed since texts were last indexed, and those of them that still exist. */
  unindexed: Bitset
  unindexedDocIds: Uint32Array
}

export const lengthScopes = (spec: CollectionSpec) => ['full', 'title', ...spec.scopes]

export const recordOfNames = <T>(names: string[], make: (name: string) => T) =>
  Object.fromEntries(names.map(name => [name, make(name)])) as Record<string, T>

export function emptyMemory(spec: CollectionSpec): CollectionMemory {
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
    values: recordOfNames(spec.values, () => ValueColumn.of([], new Uint32Array(1), none)),
    numbers: recordOfNames(spec.numbers, () => new Float64Array()),
    weights: new Float64Array(),
    lengths: recordOfNames(lengthScopes(spec), () => ({ values: none, average: 0 })),
    byId: none,
    idPositions: none,
    orders: new Map(),
    parts: none,
    partsBy: none,
    segmentsBy: none,
    unindexed: none,
    unindexedDocIds: none,
  }
}

export function valuesOf(memory: CollectionMemory, field: string): ValueColumn {
  const column = memory.values[field]
  if (!column) throw new EngineError(`${memory.spec.name} has no values ${field}`)
  return column
}

export function numbersOf(memory: CollectionMemory, field: string): Float64Array {
  const column = memory.numbers[field]
  if (!column) throw new EngineError(`${memory.spec.name} has no number ${field}`)
  return column
}
