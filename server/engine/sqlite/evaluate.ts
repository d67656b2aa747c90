/** Which documents a clause means. */
import type { Clause, TextClause } from '../port'
import { wellFormed } from '../well-formed'
import { both, either, emptyBits, isEmpty, setBit, without, type Bitset } from './bitset'
import { lookUp } from './lookup'
import { numbersOf, valuesOf } from './memory'
import type { CollectionReader } from './collection-reader'
import type { Work } from './slices'
import { columnOf } from './tables'
import { verify } from './texts'
import { needsText } from './tokens'

/** Texts have to be read: such a clause is answered last, and only for what the others leave. */
function readsTexts(clause: Clause): boolean {
  if (clause.kind === 'text') return clause.near !== undefined || clause.words.some(needsText)
  if (clause.kind === 'not') return readsTexts(clause.clause)
  return 'clauses' in clause && clause.clauses.some(readsTexts)
}

function* text(reader: CollectionReader, asked: TextClause, within: Bitset): Work<Bitset> {
  columnOf(reader.memory.spec, asked.scope)
  const clause = { ...asked, words: asked.words.filter(Boolean).map(wellFormed) }
  let found = within
  for (const word of clause.words) {
    if (isEmpty(found)) return found
    found = both(found, yield* lookUp(reader, clause.scope, word))
  }
  return clause.words.length && readsTexts(clause) ? yield* verify(reader, found, clause) : found
}

function value(reader: CollectionReader, { field, values }: Extract<Clause, { kind: 'value' }>): Bitset {
  const column = valuesOf(reader.memory, field)
  const { starts, members } = column
  const flags = column.flags(values)
  const found = emptyBits(reader.memory.size)
  for (let ord = 0; ord < reader.memory.size; ord++) {
    for (let i = starts[ord]!; i < starts[ord + 1]!; i++) {
      if (flags[members[i]!]) {
        setBit(found, ord)
        break
      }
    }
  }
  return found
}

function range(
  reader: CollectionReader,
  { field, from = -Infinity, to = Infinity }: Extract<Clause, { kind: 'range' }>,
): Bitset {
  const numbers = numbersOf(reader.memory, field)
  const found = emptyBits(reader.memory.size)
  for (let ord = 0; ord < numbers.length; ord++) if (numbers[ord]! >= from && numbers[ord]! <= to) setBit(found, ord)
  return found
}

function* all(reader: CollectionReader, clauses: Clause[], within: Bitset): Work<Bitset> {
  let found = within
  const lightFirst = [...clauses.filter(clause => !readsTexts(clause)), ...clauses.filter(readsTexts)]
  for (const clause of lightFirst) found = yield* evaluate(reader, clause, found)
  return found
}

function* any(reader: CollectionReader, clauses: Clause[], within: Bitset): Work<Bitset> {
  let found = emptyBits(reader.memory.size)
  for (const clause of clauses) found = either(found, yield* evaluate(reader, clause, within))
  return found
}

function* fresh(reader: CollectionReader, clause: Clause, within: Bitset): Work<Bitset> {
  switch (clause.kind) {
    case 'text':
      return yield* text(reader, clause, within)
    case 'value':
      return both(within, value(reader, clause))
    case 'range':
      return both(within, range(reader, clause))
    case 'not':
      return without(within, yield* evaluate(reader, clause.clause, within))
    case 'all':
      return yield* all(reader, clause.clauses, within)
    case 'any':
      return yield* any(reader, clause.clauses, within)
  }
}

/** Those of `within` that the clause means. What does not read texts is answered for all, as it may be asked again. */
export function* evaluate(
  reader: CollectionReader,
  clause: Clause,
  within: Bitset = reader.memory.alive,
): Work<Bitset> {
  const key = reader.key(JSON.stringify(clause))
  const known = reader.caches.bits.get(key)
  if (known) return both(known, within)
  const { alive } = reader.memory
  const whole = within === alive || !readsTexts(clause)
  const found = yield* fresh(reader, clause, whole ? alive : within)
  yield
  if (!whole) return found
  reader.caches.bits.set(key, found, found.byteLength)
  return both(found, within)
}
