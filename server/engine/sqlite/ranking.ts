/** In which order documents are told. */
import type { Clause, Order } from '../port'
import { termsOf } from '../relevance'
import { countBits, hasBit, type Bitset } from './bitset'
import { evaluate } from './evaluate'
import { orderOf } from './orders'
import { scoresOf } from './scoring'
import type { CollectionReader } from './collection-reader'
import type { Work } from './slices'

/** Digits of a score that are sorted by at once. */
const DIGITS = 12
const DIGIT = (1 << DIGITS) - 1

/**
 * The greatest score first, equal ones as they are. Scores are whole and small, so they are dealt out by their last digits and
 * then by those before: much faster than comparing.
 */
function byScore(scores: Float64Array, ordered: Uint32Array): Uint32Array {
  const whole = new Uint32Array(scores.length)
  let greatest = 0
  for (let at = 0; at < ordered.length; at++) {
    const score = (whole[ordered[at]!] = scores[ordered[at]!]!)
    if (score > greatest) greatest = score
  }
  let from = ordered
  let to: Uint32Array = new Uint32Array(ordered.length)
  for (let shift = 0; shift < 32 && greatest >>> shift > 0; shift += DIGITS) {
    const places = new Uint32Array(DIGIT + 2)
    for (let at = 0; at < from.length; at++) places[DIGIT + 1 - ((whole[from[at]!]! >>> shift) & DIGIT)]!++
    for (let at = 1; at <= DIGIT; at++) places[at]! += places[at - 1]!
    for (let at = 0; at < from.length; at++) to[places[DIGIT - ((whole[from[at]!]! >>> shift) & DIGIT)]!++] = from[at]!
    ;[from, to] = [to, from === ordered ? new Uint32Array(ordered.length) : from]
  }
  return from
}

function membersIn(ordered: Uint32Array, found: Bitset): Uint32Array {
  const members = new Uint32Array(countBits(found))
  let count = 0
  for (let at = 0; at < ordered.length; at++) if (hasBit(found, ordered[at]!)) members[count++] = ordered[at]!
  return members
}

export function* inOrder(reader: CollectionReader, where: Clause, order: Order): Work<Uint32Array> {
  const key = reader.key(JSON.stringify([order, where]))
  const known = reader.caches.orders.get(key)
  if (known) return known
  const found = yield* evaluate(reader, where)
  let ordered = membersIn(orderOf(reader.memory, order), found)
  const terms = order.by === 'relevance' ? termsOf(where, reader.memory.spec) : undefined
  if (terms?.size && ordered.length > 1) ordered = byScore(yield* scoresOf(reader, found, terms), ordered)
  reader.caches.orders.set(key, ordered, ordered.byteLength)
  return ordered
}
