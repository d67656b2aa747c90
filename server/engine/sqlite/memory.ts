/** The part of a collection that is held in memory; it never changes: where documents did, another is made of it. */
import type { CollectionSpec } from '../port'
import { emptyBits, type Bitset } from './bitset'
import { lengthsOf, lengthsWith, numbersWith, ValueColumn, type Changed, type LengthColumn } from './columns'
import { EngineError } from './errors'
import { reorderAll, reordered } from './orders'
import type { Keys } from './stored'

/** What a document is now: nothing where it is gone. */
export interface Change {
  ord: number
  id: string
  keys: Keys | undefined
}

/** Orders are mended where so few changed, and made anew where more did. */
export const FEW = 256

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
  idPlaces: Uint32Array
  /** Ordinals by order, made when first asked for. */
  orders: Map<string, Uint32Array>
  /** The first ordinals of what is settled, part by part. */
  parts: Uint32Array
  /** Of whom the index tells nothing yet, or what they were; and those of them that are documents. */
  pending: Bitset
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
    idPlaces: none,
    orders: new Map(),
    parts: none,
    pending: none,
    unsettled: none,
  }
}

function lengthIn({ lengths }: Keys, scope: string): number {
  if (scope !== 'full') return lengths[scope] ?? 0
  return Object.values(lengths).reduce((sum, length) => sum + length, 0)
}

export function placesIn(order: Uint32Array, size: number): Uint32Array {
  const places = new Uint32Array(size)
  order.forEach((ord, place) => (places[ord] = place))
  return places
}

const byBytes = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b))

/** Without what tells it from others, and which of it is settled. */
export function withChanges(before: Memory, changes: Change[]): Memory {
  const { spec } = before
  const last = changes[changes.length - 1]
  const size = Math.max(before.size, last ? last.ord + 1 : 0)
  const changed = <T>(of: (keys: Keys) => T | undefined): Changed<T> =>
    changes.map(({ ord, keys }) => [ord, keys && of(keys)])
  const alive = emptyBits(size)
  alive.set(before.alive)
  const ids = before.ids.slice()
  while (ids.length < size) ids.push('')
  let { count } = before
  for (const { ord, id, keys } of changes) {
    const mask = 1 << (ord & 31)
    count += Number(keys !== undefined) - Number((alive[ord >>> 5]! & mask) !== 0)
    if (keys) alive[ord >>> 5]! |= mask
    else alive[ord >>> 5]! &= ~mask
    ids[ord] = keys ? id : ''
  }
  const memory: Memory = {
    ...before,
    size,
    count,
    ids,
    alive,
    values: record(spec.values, name =>
      before.values[name]!.with(
        changed(({ values }) => values[name]),
        size,
        spec.trees.includes(name),
      ),
    ),
    numbers: record(spec.numbers, name =>
      numbersWith(
        before.numbers[name]!,
        changed(({ numbers }) => numbers[name]),
        size,
      ),
    ),
    weights: numbersWith(
      before.weights,
      changed(({ weight }) => weight),
      size,
    ),
    lengths: record(lengthScopes(spec), scope => {
      const own = changed(keys => lengthIn(keys, scope))
      return lengthsOf(lengthsWith(before.lengths[scope]!.values, own, size), count)
    }),
    orders: new Map(),
  }
  if (changes.length > FEW) return memory
  const touched = new Set(changes.map(({ ord }) => ord))
  const present = changes.filter(({ keys }) => keys).map(({ ord }) => ord)
  memory.byId = reordered(before.byId, touched, present, (a, b) => byBytes(ids[a]!, ids[b]!))
  memory.idPlaces = placesIn(memory.byId, size)
  reorderAll(before, memory, touched, present)
  return memory
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
