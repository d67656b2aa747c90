/** Computes the set of documents that match a clause. */
import type { Clause, TextClause } from '../port'
import { wellFormed } from '../well-formed'
import { intersection, union, emptyBits, isEmpty, setBit, difference, type Bitset } from './bitset'
import { documentsWithWord } from './lookup'
import { numbersOf, valuesOf } from './memory'
import type { CollectionReader } from './collection-reader'
import type { SlicedWork } from './slices'
import { ftsColumnOf } from './tables'
import { verifyCandidates } from './texts'
import { needsText } from './tokens'

/** Whether a clause needs texts or positions. Such clauses come last, when others have excluded most documents. */
function readsTexts(clause: Clause): boolean {
  if (clause.kind === 'text') return clause.near !== undefined || clause.words.some(needsText)
  if (clause.kind === 'not') return readsTexts(clause.clause)
  return 'clauses' in clause && clause.clauses.some(readsTexts)
}

function* text(reader: CollectionReader, requested: TextClause, within: Bitset): SlicedWork<Bitset> {
  ftsColumnOf(reader.memory.spec, requested.scope)
  const clause = { ...requested, words: requested.words.filter(Boolean).map(wellFormed) }
  let matches = within
  for (const word of clause.words) {
    if (isEmpty(matches)) return matches
    matches = intersection(matches, yield* documentsWithWord(reader, clause.scope, word))
  }
  return clause.words.length && readsTexts(clause) ? yield* verifyCandidates(reader, matches, clause) : matches
}

function value(reader: CollectionReader, { field, values }: Extract<Clause, { kind: 'value' }>): Bitset {
  const column = valuesOf(reader.memory, field)
  const { starts, members } = column
  const flags = column.flags(values)
  const matches = emptyBits(reader.memory.size)
  for (let docId = 0; docId < reader.memory.size; docId++) {
    for (let i = starts[docId]!; i < starts[docId + 1]!; i++) {
      if (flags[members[i]!]) {
        setBit(matches, docId)
        break
      }
    }
  }
  return matches
}

function range(
  reader: CollectionReader,
  { field, from = -Infinity, to = Infinity }: Extract<Clause, { kind: 'range' }>,
): Bitset {
  const numbers = numbersOf(reader.memory, field)
  const matches = emptyBits(reader.memory.size)
  for (let docId = 0; docId < numbers.length; docId++)
    if (numbers[docId]! >= from && numbers[docId]! <= to) setBit(matches, docId)
  return matches
}

function* all(reader: CollectionReader, clauses: Clause[], within: Bitset): SlicedWork<Bitset> {
  let matches = within
  const lightFirst = [...clauses.filter(clause => !readsTexts(clause)), ...clauses.filter(readsTexts)]
  for (const clause of lightFirst) matches = yield* evaluateClause(reader, clause, matches)
  return matches
}

function* any(reader: CollectionReader, clauses: Clause[], within: Bitset): SlicedWork<Bitset> {
  let matches = emptyBits(reader.memory.size)
  for (const clause of clauses) matches = union(matches, yield* evaluateClause(reader, clause, within))
  return matches
}

function* compute(reader: CollectionReader, clause: Clause, within: Bitset): SlicedWork<Bitset> {
  switch (clause.kind) {
    case 'text':
      return yield* text(reader, clause, within)
    case 'value':
      return intersection(within, value(reader, clause))
    case 'range':
      return intersection(within, range(reader, clause))
    case 'not':
      return difference(within, yield* evaluateClause(reader, clause.clause, within))
    case 'all':
      return yield* all(reader, clause.clauses, within)
    case 'any':
      return yield* any(reader, clause.clauses, within)
  }
}

/**
 * Returns the documents of `within` that match. A clause that needs no texts is computed for all documents, so that the
 * result can be cached.
 */
export function* evaluateClause(
  reader: CollectionReader,
  clause: Clause,
  within: Bitset = reader.memory.alive,
): SlicedWork<Bitset> {
  const key = reader.key(JSON.stringify(clause))
  const cached = reader.caches.bits.get(key)
  if (cached) return intersection(cached, within)
  const { alive } = reader.memory
  const isComplete = within === alive || !readsTexts(clause)
  const matches = yield* compute(reader, clause, isComplete ? alive : within)
  yield
  if (!isComplete) return matches
  reader.caches.bits.set(key, matches, matches.byteLength)
  return intersection(matches, within)
}
