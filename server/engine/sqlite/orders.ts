/** Orders of a collection's documents that do not depend on searched words. */
import type { Order } from '../port'
import { numbersOf, type CollectionMemory } from './memory'

export interface RankedDocuments {
  total: number
  /** The doc ids in order. There may be more than requested. */
  docIds: Uint32Array
}

/** Returns a comparison of documents by a number. Documents without the number come last in either direction. */
function compareNumbers(numbers: Float64Array, sign: 1 | -1) {
  return (a: number, b: number) => {
    const [left, right] = [numbers[a]!, numbers[b]!]
    if (left === right) return 0
    if (Number.isNaN(left) || Number.isNaN(right)) return Number(Number.isNaN(left)) - Number(Number.isNaN(right))
    return left < right ? -sign : sign
  }
}

function comparing(memory: CollectionMemory, order: Order) {
  const { idPositions: idPlaces } = memory
  const byWeight = compareNumbers(memory.weights, -1)
  const byId = (a: number, b: number) => idPlaces[a]! - idPlaces[b]!
  const field = order.by === 'number' ? order.field : order.newest
  const ascending = order.by === 'number' && order.direction === 'asc'
  const byNumber = field === undefined ? () => 0 : compareNumbers(numbersOf(memory, field), ascending ? 1 : -1)
  const [first, second] = order.by === 'number' ? [byNumber, byWeight] : [byWeight, byNumber]
  return (a: number, b: number) => first(a, b) || second(a, b) || byId(a, b)
}

/** Returns an order without the changed doc ids. A plain loop is faster than `filter` for many documents. */
function without(docIds: Uint32Array, changed: Set<number>): Uint32Array {
  const flags = new Uint8Array(Math.max(-1, ...changed) + 1)
  for (const docId of changed) flags[docId] = 1
  const unchanged = new Uint32Array(docIds.length)
  let length = 0
  for (let at = 0; at < docIds.length; at++) {
    const docId = docIds[at]!
    if (!flags[docId]) unchanged[length++] = docId
  }
  return unchanged.subarray(0, length)
}

/** Returns an order in which changed documents have their new positions. `present` are those that still exist. */
export function reorderIds(
  before: Uint32Array,
  changed: Set<number>,
  present: number[],
  compare: (a: number, b: number) => number,
): Uint32Array {
  const unchanged = without(before, changed)
  const now = new Uint32Array(unchanged.length + present.length)
  let from = 0
  let length = 0
  for (const docId of [...present].sort(compare)) {
    let [low, high] = [from, unchanged.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (compare(unchanged[middle]!, docId) < 0) low = middle + 1
      else high = middle
    }
    now.set(unchanged.subarray(from, low), length)
    length += low - from
    now[length++] = docId
    from = low
  }
  now.set(unchanged.subarray(from), length)
  return now
}

/** Returns all doc ids in an order. Orders are cached, and updated when documents change. */
export function docIdsInOrder(memory: CollectionMemory, order: Order): Uint32Array {
  const key = JSON.stringify(order)
  let docIds = memory.orders.get(key)
  if (!docIds) memory.orders.set(key, (docIds = memory.byId.slice().sort(comparing(memory, order))))
  return docIds
}

/** Caches the orders of `before` in `memory`, with the changed documents at their new positions. */
export function updateCachedOrders(
  before: CollectionMemory,
  memory: CollectionMemory,
  changed: Set<number>,
  present: number[],
) {
  for (const [key, docIds] of before.orders) {
    memory.orders.set(key, reorderIds(docIds, changed, present, comparing(memory, JSON.parse(key) as Order)))
  }
}
