/**
 * Finds the documents that contain a word. Titles and names are searched by FTS5, and texts by bigrams. Unindexed texts
 * are read.
 */
import { intersection, emptyBits, isEmpty, setBit, difference, type Bitset } from './bitset'
import type { CollectionReader } from './collection-reader'
import { partsWith, segmentCount } from './parts'
import { compactPositions, searchScopeOf } from './search-scope'
import { setDocumentBits } from './sections'
import type { SlicedWork } from './slices'
import { ftsColumnOf } from './tables'
import type { SearchScope } from './text-layout'
import { textsInScope } from './texts'
import { phrasesOf, type Phrase } from './tokens'
import { splitCharacters, bigramsCovering, positionsOfWord } from './word-positions'

/** The number of doc ids that one FTS5 query includes. */
const RANGE = 8192

function* lookInColumn(reader: CollectionReader, column: string, { single, tokens }: Phrase): SlicedWork<Bitset> {
  const { size } = reader.memory
  const matches = emptyBits(size)
  const expression = Buffer.concat([Buffer.from(`${column} : "`), tokens, Buffer.from('"')])
  for (let from = 0; from < size; from += RANGE) {
    for (const docId of reader.matching(single ? 'chars' : 'short', expression, from, from + RANGE))
      setBit(matches, docId)
    yield
  }
  return matches
}

/** Returns the documents that contain all of the bigrams. */
function* holdingPairs(reader: CollectionReader, bigrams: string[]): SlicedWork<Bitset> {
  const { size } = reader.memory
  let matches: Bitset | undefined
  for (const bigram of new Set(bigrams)) {
    const wordMatches = emptyBits(size)
    for (let segment = 0; segment < segmentCount(size); segment++) {
      for (const section of reader.sections(segment, bigram)) setDocumentBits(section, wordMatches)
    }
    matches = matches ? intersection(matches, wordMatches) : wordMatches
    if (isEmpty(matches)) break
    yield
  }
  return matches ?? emptyBits(size)
}

/** Marks the documents that contain the positions. */
function markDocuments(matches: Bitset, part: number, positions: Uint32Array, { documents }: SearchScope) {
  let document = 0
  let end = 0
  for (let i = 0; i < positions.length; i++) {
    const position = positions[i]!
    if (position < end) continue
    while (documents[document]! <= position) document++
    end = documents[document]!
    const docId = part + document
    matches[docId >>> 5]! |= 1 << (docId & 31)
  }
}

/** Finds a word without line breaks in the indexed texts. */
function* lookInTexts(reader: CollectionReader, scope: string, word: string): SlicedWork<Bitset> {
  const bigrams = bigramsCovering(splitCharacters(word)).map(([bigram]) => bigram)
  const candidates = yield* holdingPairs(reader, bigrams)
  if (scope === 'full' && bigrams.length === 1) return candidates
  const matches = emptyBits(reader.memory.size)
  for (const part of partsWith(reader.memory.parts, candidates)) {
    const searchScope = searchScopeOf(reader, part, scope, false)
    markDocuments(matches, part, compactPositions(searchScope, positionsOfWord(reader, part, word)), searchScope)
    yield
  }
  return matches
}

function* look(reader: CollectionReader, scope: string, word: string): SlicedWork<Bitset> {
  const { memory } = reader
  const column = ftsColumnOf(memory.spec, scope)
  let matches = memory.alive
  if (column) {
    for (const phrase of phrasesOf(word)) matches = intersection(matches, yield* lookInColumn(reader, column, phrase))
    return matches
  }
  matches = difference(matches, memory.unindexed)
  for (const batch of word.split('\n').filter(Boolean)) {
    matches = intersection(matches, yield* lookInTexts(reader, scope, batch))
  }
  for (const docId of memory.unindexedDocIds) {
    if (textsInScope(reader, docId, scope, false).some(text => text.includes(word))) setBit(matches, docId)
    yield
  }
  return matches
}

/** Returns the documents that contain a word. If `needsText(word)`, the result may include documents without it. */
export function* documentsWithWord(reader: CollectionReader, scope: string, word: string): SlicedWork<Bitset> {
  const key = reader.key(`${scope}:${word}`)
  const cached = reader.caches.bits.get(key)
  if (cached) return cached
  const matches = yield* look(reader, scope, word)
  reader.caches.bits.set(key, matches, matches.byteLength)
  return matches
}
