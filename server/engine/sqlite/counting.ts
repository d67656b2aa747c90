/** How often words occur in documents, told by places or by the text. */
import { occurrences } from '@domain/text/occurrences'
import { hitsOf } from '@domain/text/word-tree'
import { hasBit, type Bitset } from './bitset'
import { closedUp } from './search-scope'
import { segmentsOf } from './parts'
import { countsOf } from './sections'
import type { SearchScope } from './text-layout'
import { SENTENCES } from './places'
import { fitsSentence, mostTogether, sentenceEnds, type Occurring } from './sentences'
import type { CollectionReader } from './collection-reader'
import type { Work } from './slices'
import { textsOf } from './texts'
import { charactersOf, placesOfWord } from './word-places'

/** What is told of each document: the words it has, then how many of them one sentence holds. */
export interface Told {
  word(ord: number, word: number, times: number, inTitle: number): void
  together(ord: number, most: number): void
}

/** The first at or after `from` that is not below; looked for in steps that double, as it is mostly near. */
function lowerBound(ascending: Uint32Array, value: number, from: number): number {
  let step = 1
  let low = from
  while (low + step <= ascending.length && ascending[low + step - 1]! < value) {
    low += step
    step *= 2
  }
  let high = Math.min(low + step - 1, ascending.length)
  while (low < high) {
    const middle = (low + high) >>> 1
    if (ascending[middle]! < value) low = middle + 1
    else high = middle
  }
  return low
}

const NONE = new Uint32Array()

/** All documents are of one part. */
export function* countPlaces(
  reader: CollectionReader,
  part: number,
  hits: Uint32Array,
  words: string[],
  searchScope: SearchScope,
  told: Told,
): Work<void> {
  const places: Uint32Array[] = []
  for (const word of words) {
    places.push(closedUp(searchScope, placesOfWord(reader, part, word)))
    yield
  }
  const ends = words.length > 1 ? closedUp(searchScope, reader.places(part, SENTENCES)!) : NONE
  const fits = words.map(fitsSentence)
  const occurring = places.map((own): Occurring => ({ places: own, from: 0, to: 0 }))
  const fitting: Occurring[] = []
  const cursors = new Uint32Array(words.length)
  let sentence = 0
  for (const ord of hits) {
    const document = ord - part
    const [start, end] = [document ? searchScope.documents[document - 1]! : 0, searchScope.documents[document]!]
    fitting.length = 0
    for (let word = 0; word < places.length; word++) {
      const own = places[word]!
      const from = lowerBound(own, start, cursors[word]!)
      const to = (cursors[word] = lowerBound(own, end, from))
      if (to === from) continue
      told.word(
        ord,
        word,
        to - from,
        searchScope.isWhole ? lowerBound(own, searchScope.titles[document]!, from) - from : 0,
      )
      if (!ends.length || !fits[word]) continue
      const one = occurring[word]!
      one.from = from
      one.to = to
      fitting.push(one)
    }
    if (fitting.length < 2) continue
    sentence = lowerBound(ends, start, sentence)
    told.together(ord, mostTogether(fitting, ends, sentence))
  }
}

/** One or two characters: the index counts these itself. */
export const isPair = (word: string) => charactersOf(word).length <= 2

export function* countSections(reader: CollectionReader, found: Bitset, word: string, told: Told): Work<void> {
  for (let segment = 0; segment < segmentsOf(reader.memory.size); segment++) {
    for (const section of reader.sections(segment, word)) {
      const { documents, times, inTitle } = countsOf(section)
      for (let i = 0; i < documents.length; i++) {
        const ord = section.part + documents[i]!
        if (hasBit(found, ord)) told.word(ord, 0, times[i]!, inTitle[i]!)
      }
      yield
    }
  }
}

/** More words are cheaper found all at once. */
const FEW_WORDS = 4

function startsIn(text: string, words: string[]): number[][] {
  if (words.length <= FEW_WORDS) return words.map(word => occurrences(text, word))
  const starts = words.map((): number[] => [])
  for (const { word, from } of hitsOf(text, words)) starts[word]!.push(from)
  return starts
}

export function* countTexts(
  reader: CollectionReader,
  hits: Uint32Array,
  words: string[],
  scope: string,
  told: Told,
): Work<void> {
  for (const ord of hits) {
    const [text = ''] = textsOf(reader, ord, scope, false)
    const { title } = reader.text(ord).layout
    const fitting: Occurring[] = []
    startsIn(text, words).forEach((own, word) => {
      const inTitle = own.filter(start => start + words[word]!.length <= title).length
      if (own.length) told.word(ord, word, own.length, inTitle)
      if (own.length && fitsSentence(words[word]!))
        fitting.push({ places: Uint32Array.from(own), from: 0, to: own.length })
    })
    if (fitting.length > 1) told.together(ord, mostTogether(fitting, sentenceEnds(text), 0))
    yield
  }
}
