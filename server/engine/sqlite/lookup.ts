/** Where a word occurs: titles and names by FTS5, texts by their pairs; what is not settled is read. */
import { both, emptyBits, isEmpty, setBit, without, type Bitset } from './bitset'
import type { CollectionReader } from './collection-reader'
import { partsWith, segmentsOf } from './parts'
import { closedUp, searchScopeOf } from './search-scope'
import { setDocuments } from './sections'
import type { Work } from './slices'
import { columnOf } from './tables'
import type { SearchScope } from './text-layout'
import { textsOf } from './texts'
import { phrasesOf, type Phrase } from './tokens'
import { charactersOf, pairsCovering, placesOfWord } from './word-positions'

/** So many documents are asked for at once. */
const STRETCH = 8192

function* lookInColumn(reader: CollectionReader, column: string, { single, tokens }: Phrase): Work<Bitset> {
  const { size } = reader.memory
  const found = emptyBits(size)
  const expression = Buffer.concat([Buffer.from(`${column} : "`), tokens, Buffer.from('"')])
  for (let from = 0; from < size; from += STRETCH) {
    for (const ord of reader.matching(single ? 'chars' : 'short', expression, from, from + STRETCH)) setBit(found, ord)
    yield
  }
  return found
}

/** The documents that hold all of some pairs. */
function* holdingPairs(reader: CollectionReader, pairs: string[]): Work<Bitset> {
  const { size } = reader.memory
  let found: Bitset | undefined
  for (const pair of new Set(pairs)) {
    const own = emptyBits(size)
    for (let segment = 0; segment < segmentsOf(size); segment++) {
      for (const section of reader.sections(segment, pair)) setDocuments(section, own)
    }
    found = found ? both(found, own) : own
    if (isEmpty(found)) break
    yield
  }
  return found ?? emptyBits(size)
}

/** The documents in which places stand. */
function markDocuments(found: Bitset, part: number, places: Uint32Array, { documents }: SearchScope) {
  let document = 0
  let end = 0
  for (let i = 0; i < places.length; i++) {
    const place = places[i]!
    if (place < end) continue
    while (documents[document]! <= place) document++
    end = documents[document]!
    const ord = part + document
    found[ord >>> 5]! |= 1 << (ord & 31)
  }
}

/** A word without line breaks, in the settled texts. */
function* lookInTexts(reader: CollectionReader, scope: string, word: string): Work<Bitset> {
  const pairs = pairsCovering(charactersOf(word)).map(([pair]) => pair)
  const candidates = yield* holdingPairs(reader, pairs)
  if (scope === 'full' && pairs.length === 1) return candidates
  const found = emptyBits(reader.memory.size)
  for (const part of partsWith(reader.memory.parts, candidates)) {
    const searchScope = searchScopeOf(reader, part, scope, false)
    markDocuments(found, part, closedUp(searchScope, placesOfWord(reader, part, word)), searchScope)
    yield
  }
  return found
}

function* look(reader: CollectionReader, scope: string, word: string): Work<Bitset> {
  const { memory } = reader
  const column = columnOf(memory.spec, scope)
  let found = memory.alive
  if (column) {
    for (const phrase of phrasesOf(word)) found = both(found, yield* lookInColumn(reader, column, phrase))
    return found
  }
  found = without(found, memory.pending)
  for (const piece of word.split('\n').filter(Boolean)) {
    found = both(found, yield* lookInTexts(reader, scope, piece))
  }
  for (const ord of memory.unsettled) {
    if (textsOf(reader, ord, scope, false).some(text => text.includes(word))) setBit(found, ord)
    yield
  }
  return found
}

/** Exact, unless the word `needsText`: then these are the candidates. */
export function* lookUp(reader: CollectionReader, scope: string, word: string): Work<Bitset> {
  const key = reader.key(`${scope}:${word}`)
  const known = reader.caches.bits.get(key)
  if (known) return known
  const found = yield* look(reader, scope, word)
  reader.caches.bits.set(key, found, found.byteLength)
  return found
}
