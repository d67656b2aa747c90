/** In which order documents are told. */
import type { Clause, Order } from '../port'
import { termsOf } from '../relevance'
import { hasBit } from './bitset'
import { evaluate } from './evaluate'
import { orderOf } from './orders'
import { scoresOf } from './scoring'
import type { CollectionReader } from './collection-reader'
import type { Work } from './slices'

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
