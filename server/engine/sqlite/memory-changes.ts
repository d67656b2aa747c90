/** Applies changed documents to a collection's memory. */
import { emptyBits } from './bitset'
import { lengthColumnOf, lengthsAfterChanges, numbersAfterChanges, type ChangedValues } from './columns'
import { lengthScopes, recordOfNames, type CollectionMemory } from './memory'
import { updateCachedOrders, reorderIds } from './orders'
import type { DocumentColumns } from './stored'

/** A changed document. `keys` is `undefined` if it was removed. */
export interface MemoryChange {
  ord: number
  id: string
  keys: DocumentColumns | undefined
}

/** Up to this number of changes, cached orders are updated. With more changes, they are computed again. */
export const MOST_INCREMENTAL_CHANGES = 256

function lengthIn({ lengths }: DocumentColumns, scope: string): number {
  if (scope !== 'full') return lengths[scope] ?? 0
  return Object.values(lengths).reduce((sum, length) => sum + length, 0)
}

/** Returns the position of each doc id in an order. */
export function ranksOf(order: Uint32Array, size: number): Uint32Array {
  const positions = new Uint32Array(size)
  for (let position = 0; position < order.length; position++) positions[order[position]!] = position
  return positions
}

const byBytes = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b))

/**
 * Returns a memory with the changes applied. Its cache keys and index parts are still those of the old memory. With
 * more than `MOST_INCREMENTAL_CHANGES` changes, so are `byId` and `idPositions`, which the caller then computes.
 */
export function memoryAfterChanges(before: CollectionMemory, changes: MemoryChange[]): CollectionMemory {
  const { spec } = before
  const last = changes[changes.length - 1]
  const size = Math.max(before.size, last ? last.ord + 1 : 0)
  const changed = <T>(of: (keys: DocumentColumns) => T | undefined): ChangedValues<T> =>
    changes.map(({ ord: docId, keys }) => [docId, keys && of(keys)])
  const alive = emptyBits(size)
  alive.set(before.alive)
  const ids = before.ids.slice()
  while (ids.length < size) ids.push('')
  let { count } = before
  for (const { ord: docId, id, keys } of changes) {
    const mask = 1 << (docId & 31)
    count += Number(keys !== undefined) - Number((alive[docId >>> 5]! & mask) !== 0)
    if (keys) alive[docId >>> 5]! |= mask
    else alive[docId >>> 5]! &= ~mask
    ids[docId] = keys ? id : ''
  }
  const memory: CollectionMemory = {
    ...before,
    size,
    count,
    ids,
    alive,
    values: recordOfNames(spec.values, name =>
      before.values[name]!.with(
        changed(({ values }) => values[name]),
        size,
        spec.trees.includes(name),
      ),
    ),
    numbers: recordOfNames(spec.numbers, name =>
      numbersAfterChanges(
        before.numbers[name]!,
        changed(({ numbers }) => numbers[name]),
        size,
      ),
    ),
    weights: numbersAfterChanges(
      before.weights,
      changed(({ weight }) => weight),
      size,
    ),
    lengths: recordOfNames(lengthScopes(spec), scope => {
      const lengths = changed(keys => lengthIn(keys, scope))
      return lengthColumnOf(lengthsAfterChanges(before.lengths[scope]!.values, lengths, size), count)
    }),
    orders: new Map(),
  }
  if (changes.length > MOST_INCREMENTAL_CHANGES) return memory
  const touched = new Set(changes.map(({ ord: docId }) => docId))
  const present = changes.filter(({ keys }) => keys).map(({ ord: docId }) => docId)
  memory.byId = reorderIds(before.byId, touched, present, (a, b) => byBytes(ids[a]!, ids[b]!))
  memory.idPositions = ranksOf(memory.byId, size)
  updateCachedOrders(before, memory, touched, present)
  return memory
}
