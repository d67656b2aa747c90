/** In which order documents are told. */
import type { Clause, Order } from '../port'
import { hasBit, membersOf } from './bitset'
import { evaluate } from './evaluate'
import { numbersOf, type Memory } from './memory'
import type { Shelf } from './shelf'
import type { Work } from './slices'

/** The words that are looked for, not those that are excluded. */
function wordsOf(clause: Clause): string[] {
  if (clause.kind === 'text') return clause.words
  return 'clauses' in clause ? clause.clauses.flatMap(wordsOf) : []
}

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

/** By how many of the words the title holds; equal ones stay as they are. */
function* titlesFirst(shelf: Shelf, words: string[], ordered: Uint32Array): Work<Uint32Array> {
  const scores = new Uint32Array(shelf.memory.size)
  for (const word of words) {
    const titles = yield* evaluate(shelf, { kind: 'text', scope: 'title', words: [word] })
    for (const ord of membersOf(titles)) scores[ord]!++
  }
  const ends = new Uint32Array(words.length + 2)
  for (const ord of ordered) ends[words.length - scores[ord]! + 1]!++
  ends.forEach((count, bucket) => (ends[bucket] = count + (ends[bucket - 1] ?? 0)))
  const sorted = new Uint32Array(ordered.length)
  for (const ord of ordered) sorted[ends[words.length - scores[ord]!]!++] = ord
  return sorted
}

export function* inOrder(shelf: Shelf, where: Clause, order: Order): Work<Uint32Array> {
  const key = shelf.key(JSON.stringify([order, where]))
  const known = shelf.caches.orders.get(key)
  if (known) return known
  const found = yield* evaluate(shelf, where)
  let ordered: Uint32Array = orderOf(shelf.memory, order).filter(ord => hasBit(found, ord))
  const words = order.by === 'relevance' ? [...new Set(wordsOf(where).filter(Boolean))] : []
  if (words.length) ordered = yield* titlesFirst(shelf, words, ordered)
  shelf.caches.orders.set(key, ordered, ordered.byteLength)
  return ordered
}
