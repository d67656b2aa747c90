/** In which order documents are told. */
import type { Clause, Order } from '../port'
import { termsOf } from '../relevance'
import { hasBit } from './bitset'
import { evaluate } from './evaluate'
import { numbersOf, type Memory } from './memory'
import { scoresOf } from './scoring'
import type { CollectionReader } from './collection-reader'
import type { Work } from './slices'

/** Who has no number comes last, either way round. */
function compareNumbers(numbers: Float64Array, sign: 1 | -1) {
  return (a: number, b: number) => {
    const [left, right] = [numbers[a]!, numbers[b]!]
    if (left === right) return 0
    if (Number.isNaN(left) || Number.isNaN(right)) return Number(Number.isNaN(left)) - Number(Number.isNaN(right))
    return left < right ? -sign : sign
  }
}

function allInOrder(memory: Memory, order: Order): Uint32Array {
  const { idPlaces } = memory
  const byWeight = compareNumbers(memory.weights.values, -1)
  const byId = (a: number, b: number) => idPlaces[a]! - idPlaces[b]!
  const field = order.by === 'number' ? order.field : order.newest
  const ascending = order.by === 'number' && order.direction === 'asc'
  const byNumber = field === undefined ? () => 0 : compareNumbers(numbersOf(memory, field), ascending ? 1 : -1)
  const [first, second] = order.by === 'number' ? [byNumber, byWeight] : [byWeight, byNumber]
  return Uint32Array.from({ length: memory.size }, (_, ord) => ord).sort(
    (a, b) => first(a, b) || second(a, b) || byId(a, b),
  )
}

function orderOf(memory: Memory, order: Order): Uint32Array {
  const key = JSON.stringify(order)
  let ordinals = memory.orders.get(key)
  if (!ordinals) memory.orders.set(key, (ordinals = allInOrder(memory, order)))
  return ordinals
}

/**
 * The greatest score first, equal ones as they are. Numbers sort several times as fast by themselves as by a function, so each
 * document is one: its score, then its place from the end.
 */
function byScore(scores: Float64Array, ordered: Uint32Array): Uint32Array {
  const count = ordered.length
  const keys = new Float64Array(count)
  for (let place = 0; place < count; place++) keys[place] = scores[ordered[place]!]! * count + (count - 1 - place)
  keys.sort()
  const sorted = new Uint32Array(count)
  for (let at = 0; at < count; at++) sorted[at] = ordered[count - 1 - (keys[count - 1 - at]! % count)]!
  return sorted
}

export function* inOrder(reader: CollectionReader, where: Clause, order: Order): Work<Uint32Array> {
  const key = reader.key(JSON.stringify([order, where]))
  const known = reader.caches.orders.get(key)
  if (known) return known
  const found = yield* evaluate(reader, where)
  let ordered: Uint32Array = orderOf(reader.memory, order).filter(ord => hasBit(found, ord))
  const terms = order.by === 'relevance' ? termsOf(where, reader.memory.spec) : undefined
  if (terms?.size && ordered.length > 1) ordered = byScore(yield* scoresOf(reader, found, terms), ordered)
  reader.caches.orders.set(key, ordered, ordered.byteLength)
  return ordered
}
