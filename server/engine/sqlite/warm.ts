/**
 * Warms up a process with queries for words of its documents. Without this, the first query takes four times as long.
 */
import type { WordDistance } from '@domain/text/matching'
import type { Clause } from '../port'
import { findSimilarRows } from './similar-cases'
import { membersOf } from './bitset'
import { rankDocuments } from './ranking'
import type { CollectionReader } from './collection-reader'
import type { SlicedWork } from './slices'

const HAN_PAIRS = /(?=([\u4e00-\u9fff]{2}))/g
/**
 * The number of warm-up queries with different words. With fewer, the JavaScript engine does not optimise the code
 * fully.
 */
const QUESTIONS = 3
/** The number of bigrams in the query for similar documents. */
const TEXT = 512
const ALL: Clause = { kind: 'all', clauses: [] }

/** Returns the bigrams that are most frequent in a text. */
function repeatedBigrams(text: string, count: number): string[] {
  const times = new Map<string, number>()
  for (const [, bigram = ''] of text.matchAll(HAN_PAIRS)) times.set(bigram, (times.get(bigram) ?? 0) + 1)
  return [...times.keys()].sort((a, b) => times.get(b)! - times.get(a)!).slice(0, count)
}

export function* runWarmUpQueries(reader: CollectionReader): SlicedWork<void> {
  const [first] = membersOf(reader.memory.alive)
  if (first === undefined) return
  const { full } = reader.text(first)
  const bigrams = repeatedBigrams(full, 2 * QUESTIONS)
  const nearClause = (from: number, near: WordDistance): Clause => {
    return { kind: 'text', scope: 'full', words: bigrams.slice(from, from + 2), near }
  }
  for (let from = 0; from < bigrams.length; from += 2) {
    yield* rankDocuments(reader, nearClause(from, { within: 'gap', gap: 10 }), { by: 'relevance' })
  }
  yield* rankDocuments(reader, nearClause(0, { within: 'sentence' }), { by: 'relevance' })
  for (const newest of reader.memory.spec.numbers) {
    yield* rankDocuments(reader, nearClause(0, { within: 'gap', gap: 10 }), { by: 'relevance', newest })
  }
  // Finding similar documents reads more of the index than searching any word.
  const { name: collection } = reader.memory.spec
  yield* findSimilarRows(reader, {
    collection,
    where: ALL,
    bigrams: repeatedBigrams(full, TEXT),
    rareCount: TEXT / 2,
    size: 1,
  })
}
