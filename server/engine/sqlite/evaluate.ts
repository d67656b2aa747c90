/** Which documents a clause means. */
import type { Clause, TextClause } from '../port'
import { both, either, emptyBits, isEmpty, setBit, without, type Bitset } from './bitset'
import { lookUp } from './lookup'
import { numbersOf, valuesOf } from './memory'
import type { Shelf } from './shelf'
import type { Work } from './slices'
import { placesOf } from './tables'
import { verify } from './texts'
import { needsText, wellFormed } from './tokens'

/** Texts have to be read: such a clause is answered last, and only for what the others leave. */
function readsTexts(clause: Clause): boolean {
  if (clause.kind === 'text') return clause.near !== undefined || clause.words.some(needsText)
  if (clause.kind === 'not') return readsTexts(clause.clause)
  return 'clauses' in clause && clause.clauses.some(readsTexts)
}

function* text(shelf: Shelf, asked: TextClause, within: Bitset): Work<Bitset> {
  placesOf(shelf.memory.spec, asked.scope)
  const clause = { ...asked, words: asked.words.filter(Boolean).map(wellFormed) }
  let found = within
  for (const word of clause.words) {
    if (isEmpty(found)) return found
    found = both(found, yield* lookUp(shelf, clause.scope, word))
  }
  return clause.words.length && readsTexts(clause) ? yield* verify(shelf, found, clause) : found
}

function value(shelf: Shelf, { field, values }: Extract<Clause, { kind: 'value' }>): Bitset {
  const column = valuesOf(shelf.memory, field)
  const { starts, members } = column
  const flags = column.flags(values)
  const found = emptyBits(shelf.memory.size)
  for (let ord = 0; ord < shelf.memory.size; ord++) {
    for (let i = starts[ord]!; i < starts[ord + 1]!; i++) {
      if (flags[members[i]!]) {
        setBit(found, ord)
        break
      }
    }
  }
  return found
}

function range(shelf: Shelf, { field, from = -Infinity, to = Infinity }: Extract<Clause, { kind: 'range' }>): Bitset {
  const numbers = numbersOf(shelf.memory, field)
  const found = emptyBits(shelf.memory.size)
  for (let ord = 0; ord < numbers.length; ord++) if (numbers[ord]! >= from && numbers[ord]! <= to) setBit(found, ord)
  return found
}

function* all(shelf: Shelf, clauses: Clause[], within: Bitset): Work<Bitset> {
  let found = within
  const lightFirst = [...clauses.filter(clause => !readsTexts(clause)), ...clauses.filter(readsTexts)]
  for (const clause of lightFirst) found = yield* evaluate(shelf, clause, found)
  return found
}

function* any(shelf: Shelf, clauses: Clause[], within: Bitset): Work<Bitset> {
  let found = emptyBits(shelf.memory.size)
  for (const clause of clauses) found = either(found, yield* evaluate(shelf, clause, within))
  return found
}

function* fresh(shelf: Shelf, clause: Clause, within: Bitset): Work<Bitset> {
  switch (clause.kind) {
    case 'text':
      return yield* text(shelf, clause, within)
    case 'value':
      return both(within, value(shelf, clause))
    case 'range':
      return both(within, range(shelf, clause))
    case 'not':
      return without(within, yield* evaluate(shelf, clause.clause, within))
    case 'all':
      return yield* all(shelf, clause.clauses, within)
    case 'any':
      return yield* any(shelf, clause.clauses, within)
  }
}

/** Those of `within` that the clause means. What does not read texts is answered for all, as it may be asked again. */
export function* evaluate(shelf: Shelf, clause: Clause, within: Bitset = shelf.memory.alive): Work<Bitset> {
  const key = shelf.key(JSON.stringify(clause))
  const known = shelf.caches.bits.get(key)
  if (known) return both(known, within)
  const { alive } = shelf.memory
  const whole = within === alive || !readsTexts(clause)
  const found = yield* fresh(shelf, clause, whole ? alive : within)
  yield
  if (!whole) return found
  shelf.caches.bits.set(key, found, found.byteLength)
  return both(found, within)
}
