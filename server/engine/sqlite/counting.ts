/** How often words occur in documents, told by places or by the text. */
import { occurrences } from '@domain/text/occurrences'
import { hitsOf } from '@domain/text/word-tree'
import { lowerBound, rangesOf } from './ascending'
import type { Bitset } from './bitset'
import { closedUp } from './search-scope'
import { segmentsOf } from './parts'
import { countsOf } from './sections'
import type { SearchScope } from './text-layout'
import { SENTENCES } from './positions'
import { fitsSentence, mostTogether, sentenceEnds, type Occurring } from './sentences'
import type { CollectionReader } from './collection-reader'
import type { Work } from './slices'
import { textsOf } from './texts'
import { charactersOf, placesOfWord } from './word-positions'

/** What is told of each document: the words it has, then how many of them one sentence holds. */
export interface Told {
  word(ord: number, word: number, times: number, inTitle: number): void
  together(ord: number, most: number): void
}

/** How often each word stands in documents of one part. */
export function* countPlaces(
  reader: CollectionReader,
  part: number,
  hits: Uint32Array,
  words: string[],
  searchScope: SearchScope,
  told: Told,
): Work<void> {
  const { documents: ends, isWhole, titles } = searchScope
  const documents = hits.map(ord => ord - part)
  for (let word = 0; word < words.length; word++) {
    const places = closedUp(searchScope, placesOfWord(reader, part, words[word]!))
    const { from, to } = rangesOf(places, documents, ends)
    for (let i = 0; i < documents.length; i++) {
      const [first, end] = [from[i]!, to[i]!]
      if (first === end) continue
      const title = isWhole ? titles[documents[i]!]! : 0
      let behind = first
      while (behind < end && places[behind]! < title) behind++
      told.word(hits[i]!, word, end - first, behind - first)
    }
    yield
  }
}

/** How many of the words share a sentence in documents of one part. */
export function meetPlaces(
  reader: CollectionReader,
  part: number,
  hits: Uint32Array,
  words: string[],
  searchScope: SearchScope,
  told: Told,
) {
  const { documents: ends } = searchScope
  const documents = hits.map(ord => ord - part)
  const all = words.filter(fitsSentence).map(word => closedUp(searchScope, placesOfWord(reader, part, word)))
  if (all.length < 2) return
  const ranges = all.map(places => rangesOf(places, documents, ends))
  const sentences = closedUp(searchScope, reader.stretches(part, SENTENCES))
  const occurring = all.map((places): Occurring => ({ places, from: 0, to: 0 }))
  let sentence = 0
  for (let i = 0; i < documents.length; i++) {
    for (let word = 0; word < all.length; word++) {
      occurring[word]!.from = ranges[word]!.from[i]!
      occurring[word]!.to = ranges[word]!.to[i]!
    }
    const document = documents[i]!
    sentence = lowerBound(sentences, document ? ends[document - 1]! : 0, sentence)
    told.together(hits[i]!, mostTogether(occurring, sentences, sentence))
  }
}

/** One or two characters: the index counts these itself. */
export const isPair = (word: string) => charactersOf(word).length <= 2

export function* countSections(reader: CollectionReader, found: Bitset, word: string, told: Told): Work<void> {
  for (let segment = 0; segment < segmentsOf(reader.memory.size); segment++) {
    for (const section of reader.sections(segment, word)) {
      const { documents, times, inTitle } = countsOf(section)
      for (let i = 0; i < section.count; i++) {
        const ord = section.part + documents[i]!
        if ((found[ord >>> 5]! >>> (ord & 31)) & 1) told.word(ord, 0, times[i]!, inTitle[i]!)
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
