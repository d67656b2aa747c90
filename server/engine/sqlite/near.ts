/**
 * Finds words near each other from indexed positions alone. The results are the same as those of `matchesWords`, which
 * reads texts.
 */
import { searchChain } from '@domain/text/chain'
import { isParagraphEnd, isSentenceEnd, type WordDistance } from '@domain/text/matching'
import type { TextClause } from '../port'
import type { WorkBudget } from './budget'
import { lowerBound, rangesOf } from './ascending'
import { compactPositions, searchScopeOf } from './search-scope'
import { PARAGRAPHS_KEY, SENTENCES_KEY } from './positions'
import type { CollectionReader } from './collection-reader'
import type { SlicedWork } from './slices'
import { needsText } from './tokens'
import { splitCharacters, positionsOfWord } from './word-positions'

type NearClause = TextClause & { near: WordDistance }

/**
 * Whether positions alone decide if documents match the clause. Names have no positions. Long words and words with line
 * breaks need the text.
 */
export const isDecidedByPositions = (reader: CollectionReader, clause: TextClause): clause is NearClause =>
  clause.near !== undefined && !reader.memory.spec.names.includes(clause.scope) && !clause.words.some(needsText)

/** Marks documents in which one sentence, paragraph or article contains all words. `ranges` are the ends of these. */
function sharing(words: Uint32Array[], ranges: Uint32Array, documentEnds: Uint32Array): Uint8Array {
  const matches = new Uint8Array(documentEnds.length)
  const [rarest = new Uint32Array(), ...others] = [...words].sort((a, b) => a.length - b.length)
  const cursors = new Uint32Array(others.length)
  let at = 0
  let range = 0
  for (let document = 0; document < documentEnds.length; document++) {
    const documentEnd = documentEnds[document]!
    for (; at < rarest.length && rarest[at]! < documentEnd; at++) {
      if (matches[document]) continue
      while (ranges[range]! < rarest[at]!) range++
      const from = range ? ranges[range - 1]! : 0
      const to = ranges[range]!
      let holding = 0
      while (holding < others.length) {
        const positions = others[holding]!
        let cursor = cursors[holding]!
        while (cursor < positions.length && positions[cursor]! < from) cursor++
        cursors[holding] = cursor
        if (cursor === positions.length || positions[cursor]! > to) break
        holding++
      }
      if (holding === others.length) matches[document] = 1
    }
  }
  return matches
}

/** Marks documents in which two words are at most `gap` characters apart, in either order. */
function markPaired(
  [rarer, others]: [Uint32Array, Uint32Array],
  [length, otherLength]: [number, number],
  gap: number,
  ends: Uint32Array,
  matches: Uint8Array,
) {
  const boundOf = lowerBound
  let document = 0
  let before = 0
  for (let i = 0; i < rarer.length; i++) {
    const position = rarer[i]!
    while (ends[document]! <= position) document++
    if (matches[document]) continue
    before = boundOf(others, Math.max(0, position - otherLength - gap), before)
    const begin = document ? ends[document - 1]! : 0
    let other = before
    while (
      other < others.length &&
      (others[other]! < begin || (others[other]! > position - otherLength && others[other]! < position + length))
    )
      other++
    if (other < others.length && others[other]! < ends[document]! && others[other]! <= position + length + gap)
      matches[document] = 1
  }
}

/**
 * Marks documents in which all words occur, in any order, and neighbouring words are at most `gap` characters apart.
 * The given documents are always checked, others only for two words.
 */
function* chained(
  words: Uint32Array[],
  lengths: number[],
  gap: number,
  ends: Uint32Array,
  documents: Uint32Array,
  budget: WorkBudget,
): SlicedWork<Uint8Array> {
  const matches = new Uint8Array(ends.length)
  const [first, second, ...others] = words
  if (first && second && !others.length) {
    const isOrdered = first.length <= second.length
    const [length = 0, otherLength = 0] = lengths
    if (isOrdered) markPaired([first, second], [length, otherLength], gap, ends, matches)
    else markPaired([second, first], [otherLength, length], gap, ends, matches)
    return matches
  }
  const ranges = words.map(positions => rangesOf(positions, documents, ends))
  for (let i = 0; i < documents.length; i++) {
    if (ranges.some(({ from, to }) => from[i] === to[i])) continue
    const starts = words.map((positions, word) => positions.subarray(ranges[word]!.from[i], ranges[word]!.to[i]))
    if (yield* budget.spend(searchChain(starts, lengths, gap))) matches[documents[i]!] = 1
    yield
  }
  return matches
}

const holds = (word: string, isEnd: (unit: number) => boolean) =>
  splitCharacters(word).some(sign => isEnd(sign.charCodeAt(0)))

/**
 * Returns a flag for each document of the part. For the given documents, it tells whether the words are near each
 * other. The other flags have no meaning.
 */
export function* flagNearDocuments(
  reader: CollectionReader,
  part: number,
  { scope, words, near }: NearClause,
  docIds: Uint32Array,
  budget: WorkBudget,
): SlicedWork<Uint8Array> {
  const searchScope = searchScopeOf(reader, part, scope, near.within === 'article')
  const matches: Uint32Array[] = []
  for (const word of words) {
    matches.push(compactPositions(searchScope, positionsOfWord(reader, part, word)))
    yield
  }
  const { documents: ends } = searchScope
  if (near.within === 'gap') {
    const lengths = words.map(word => splitCharacters(word).length)
    return yield* chained(matches, lengths, near.gap, ends, docIds, budget)
  }
  if (words.some(word => holds(word, near.within === 'sentence' ? isSentenceEnd : isParagraphEnd))) {
    return new Uint8Array(ends.length)
  }
  const ranges =
    near.within === 'article'
      ? searchScope.ends
      : reader.ranges(part, near.within === 'sentence' ? SENTENCES_KEY : PARAGRAPHS_KEY)
  return sharing(matches, compactPositions(searchScope, ranges), ends)
}
