/** Which documents of a part have words near each other: told by their places alone, to the same rules as a text is read by. */
import { searchChain } from '@domain/text/chain'
import { isParagraphEnd, isSentenceEnd, type Near } from '@domain/text/matching'
import type { TextClause } from '../port'
import type { Budget } from './budget'
import { lowerBound, rangesOf } from './ascending'
import { closedUp, searchScopeOf } from './search-scope'
import { PARAGRAPHS, SENTENCES } from './positions'
import type { CollectionReader } from './collection-reader'
import type { Work } from './slices'
import { needsText } from './tokens'
import { charactersOf, placesOfWord } from './word-positions'

export type NearClause = TextClause & { near: Near }

/** Names have no places. */
export const isPlaced = (reader: CollectionReader, clause: TextClause): clause is NearClause =>
  clause.near !== undefined && !reader.memory.spec.names.includes(clause.scope) && !clause.words.some(needsText)

/** The documents with a stretch, from one end to the next, that holds all words; after the first one the next document is looked at. */
function sharing(words: Uint32Array[], stretches: Uint32Array, documentEnds: Uint32Array): Uint8Array {
  const found = new Uint8Array(documentEnds.length)
  const [rarest = new Uint32Array(), ...others] = [...words].sort((a, b) => a.length - b.length)
  const cursors = new Uint32Array(others.length)
  let at = 0
  let stretch = 0
  for (let document = 0; document < documentEnds.length; document++) {
    const documentEnd = documentEnds[document]!
    for (; at < rarest.length && rarest[at]! < documentEnd; at++) {
      if (found[document]) continue
      while (stretches[stretch]! < rarest[at]!) stretch++
      const from = stretch ? stretches[stretch - 1]! : 0
      const to = stretches[stretch]!
      let holding = 0
      while (holding < others.length) {
        const places = others[holding]!
        let cursor = cursors[holding]!
        while (cursor < places.length && places[cursor]! < from) cursor++
        cursors[holding] = cursor
        if (cursor === places.length || places[cursor]! > to) break
        holding++
      }
      if (holding === others.length) found[document] = 1
    }
  }
  return found
}

/** Of two words, the rarer of which has the other so near before or behind it. */
function markPaired(
  [rarer, others]: [Uint32Array, Uint32Array],
  [length, otherLength]: [number, number],
  gap: number,
  ends: Uint32Array,
  found: Uint8Array,
) {
  const boundOf = lowerBound
  let document = 0
  let before = 0
  for (let i = 0; i < rarer.length; i++) {
    const place = rarer[i]!
    while (ends[document]! <= place) document++
    if (found[document]) continue
    before = boundOf(others, Math.max(0, place - otherLength - gap), before)
    const begin = document ? ends[document - 1]! : 0
    let other = before
    while (
      other < others.length &&
      (others[other]! < begin || (others[other]! > place - otherLength && others[other]! < place + length))
    )
      other++
    if (other < others.length && others[other]! < ends[document]! && others[other]! <= place + length + gap)
      found[document] = 1
  }
}

/** Of those asked about. */
function* chained(
  words: Uint32Array[],
  lengths: number[],
  gap: number,
  ends: Uint32Array,
  documents: Uint32Array,
  budget: Budget,
): Work<Uint8Array> {
  const found = new Uint8Array(ends.length)
  const [first, second, ...others] = words
  if (first && second && !others.length) {
    const isOrdered = first.length <= second.length
    const [length = 0, otherLength = 0] = lengths
    if (isOrdered) markPaired([first, second], [length, otherLength], gap, ends, found)
    else markPaired([second, first], [otherLength, length], gap, ends, found)
    return found
  }
  const ranges = words.map(places => rangesOf(places, documents, ends))
  for (let i = 0; i < documents.length; i++) {
    if (ranges.some(({ from, to }) => from[i] === to[i])) continue
    const starts = words.map((places, word) => places.subarray(ranges[word]!.from[i], ranges[word]!.to[i]))
    if (yield* budget.spend(searchChain(starts, lengths, gap))) found[documents[i]!] = 1
    yield
  }
  return found
}

const holds = (word: string, isEnd: (unit: number) => boolean) =>
  charactersOf(word).some(sign => isEnd(sign.charCodeAt(0)))

/** A flag for each of these documents of the part. */
export function* nearIn(
  reader: CollectionReader,
  part: number,
  { scope, words, near }: NearClause,
  own: Uint32Array,
  budget: Budget,
): Work<Uint8Array> {
  const searchScope = searchScopeOf(reader, part, scope, near.within === 'article')
  const found: Uint32Array[] = []
  for (const word of words) {
    found.push(closedUp(searchScope, placesOfWord(reader, part, word)))
    yield
  }
  const { documents: ends } = searchScope
  if (near.within === 'gap') {
    const lengths = words.map(word => charactersOf(word).length)
    return yield* chained(found, lengths, near.gap, ends, own, budget)
  }
  if (words.some(word => holds(word, near.within === 'sentence' ? isSentenceEnd : isParagraphEnd))) {
    return new Uint8Array(ends.length)
  }
  const stretches =
    near.within === 'article'
      ? searchScope.ends
      : reader.stretches(part, near.within === 'sentence' ? SENTENCES : PARAGRAPHS)
  return sharing(found, closedUp(searchScope, stretches), ends)
}
