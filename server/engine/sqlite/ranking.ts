/** Sorts the documents that match a search. */
import type { Clause, Order } from '../port'
import { termsByScope } from '../relevance'
import { countBits, type Bitset } from './bitset'
import { evaluateClause } from './evaluate'
import { docIdsInOrder, type RankedDocuments } from './orders'
import { DocumentScores } from './scoring'
import type { CollectionReader } from './collection-reader'
import type { SlicedWork } from './slices'

/** The number of bits that each pass of the radix sort handles. */
const DIGITS = 12
const DIGIT = (1 << DIGITS) - 1
/** Of more results than this, only this many are sorted at first. All are sorted when a later page is requested. */
const BEST = 100

/** The searched words, by scope. */
type Terms = Map<string, string[]>

function membersIn(ordered: Uint32Array, matches: Bitset): Uint32Array {
  const members = new Uint32Array(countBits(matches))
  let count = 0
  for (let at = 0; at < ordered.length; at++) {
    const docId = ordered[at]!
    if ((matches[docId >>> 5]! >>> (docId & 31)) & 1) members[count++] = docId
  }
  return members
}

function greatestOf(scores: Uint32Array, docIds: Uint32Array): number {
  let greatest = 0
  for (let at = 0; at < docIds.length; at++) greatest = Math.max(greatest, scores[docIds[at]!]!)
  return greatest
}

/**
 * Sorts documents by descending score, and leaves equal scores in their order. A radix sort is fast, because scores are
 * small integers.
 */
function byScore(scores: Uint32Array, ordered: Uint32Array): Uint32Array {
  const greatest = greatestOf(scores, ordered)
  let from = ordered
  let to: Uint32Array = new Uint32Array(ordered.length)
  for (let shift = 0; shift < 32 && greatest >>> shift > 0; shift += DIGITS) {
    const positions = new Uint32Array(DIGIT + 2)
    for (let at = 0; at < from.length; at++) positions[DIGIT + 1 - ((scores[from[at]!]! >>> shift) & DIGIT)]!++
    for (let at = 1; at <= DIGIT; at++) positions[at]! += positions[at - 1]!
    for (let at = 0; at < from.length; at++)
      to[positions[DIGIT - ((scores[from[at]!]! >>> shift) & DIGIT)]!++] = from[at]!
    ;[from, to] = [to, from === ordered ? new Uint32Array(ordered.length) : from]
  }
  return from
}

/** Returns the documents with at least this score, without changing their order. */
function fromScore(scores: Uint32Array, ordered: Uint32Array, least: number): Uint32Array {
  const matches = new Uint32Array(ordered.length)
  let count = 0
  for (let at = 0; at < ordered.length; at++) if (scores[ordered[at]!]! >= least) matches[count++] = ordered[at]!
  return matches.slice(0, count)
}

/** Returns a score that at least `count` documents reach, but few more. It compares only the leading bits of scores. */
function leastOf(scores: Uint32Array, ordered: Uint32Array, count: number): number {
  let least = greatestOf(scores, ordered) >>> DIGITS
  const having = new Uint32Array(least + 1)
  for (let at = 0; at < ordered.length; at++) having[scores[ordered[at]!]! >>> DIGITS]!++
  for (let better = having[least]!; better < count && least > 0; better += having[least]!) least--
  return least << DIGITS
}

/** Returns the first `count` documents by exact score. Only documents that may be among them are scored exactly. */
function* bestOf(scores: DocumentScores, ordered: Uint32Array, count: number): SlicedWork<Uint32Array> {
  const bounds = scores.bounds(ordered)
  const likely = fromScore(bounds, ordered, leastOf(bounds, ordered, count))
  const first = yield* scores.exact(likely)
  const possible = fromScore(bounds, ordered, leastOf(first, likely, count))
  return byScore(yield* scores.exact(possible), possible).subarray(0, count)
}

function* ranked(reader: CollectionReader, matches: Bitset, terms: Terms, ordered: Uint32Array, limit: number) {
  const scores = new DocumentScores(reader)
  for (const [scope, words] of terms) yield* scores.add(matches, scope, words)
  if (limit <= BEST && BEST < ordered.length) return yield* bestOf(scores, ordered, BEST)
  return byScore(yield* scores.exact(ordered), ordered)
}

export function* rankDocuments(
  reader: CollectionReader,
  where: Clause,
  order: Order,
  limit = Infinity,
): SlicedWork<RankedDocuments> {
  const { memory, caches } = reader
  const key = reader.key(JSON.stringify([order, where]))
  const cached = caches.orders.get(key)
  if (cached && cached.docIds.length >= Math.min(limit, cached.total)) return cached
  const matches = yield* evaluateClause(reader, where)
  const ordered = membersIn(docIdsInOrder(memory, order), matches)
  const terms = order.by === 'relevance' ? termsByScope(where, memory.spec) : undefined
  const docIds = terms?.size && ordered.length > 1 ? yield* ranked(reader, matches, terms, ordered, limit) : ordered
  const ranking = { total: ordered.length, docIds }
  caches.orders.set(key, ranking, docIds.byteLength)
  return ranking
}
