/** Counts occurrences of words in documents, either from the index or from texts. */
import { occurrences } from '@domain/text/occurrences'
import { hitsOf } from '@domain/text/word-tree'
import { lowerBound, rangesOf } from './ascending'
import type { Bitset } from './bitset'
import { compactPositions } from './search-scope'
import { segmentCount } from './parts'
import { readCounts } from './sections'
import type { SearchScope } from './text-layout'
import { SENTENCES_KEY } from './positions'
import { fitsInSentence, mostInOneSentence, sentenceEnds, type WordOccurrences } from './sentences'
import type { CollectionReader } from './collection-reader'
import type { SlicedWork } from './slices'
import { textsInScope } from './texts'
import { splitCharacters, positionsOfWord } from './word-positions'

/** Receives counts of a document: the occurrences of each word (by its index), and the most words in one sentence. */
export interface OccurrenceCounter {
  word(docId: number, word: number, times: number, inTitle: number): void
  together(docId: number, most: number): void
}

/** Counts the occurrences of each word in the documents of one part. */
export function* countPositions(
  reader: CollectionReader,
  part: number,
  hits: Uint32Array,
  words: string[],
  searchScope: SearchScope,
  counter: OccurrenceCounter,
): SlicedWork<void> {
  const { documents: ends, isWhole, titles } = searchScope
  const documents = hits.map(docId => docId - part)
  for (let word = 0; word < words.length; word++) {
    const positions = compactPositions(searchScope, positionsOfWord(reader, part, words[word]!))
    const { from, to } = rangesOf(positions, documents, ends)
    for (let i = 0; i < documents.length; i++) {
      const [first, end] = [from[i]!, to[i]!]
      if (first === end) continue
      const title = isWhole ? titles[documents[i]!]! : 0
      let behind = first
      while (behind < end && positions[behind]! < title) behind++
      counter.word(hits[i]!, word, end - first, behind - first)
    }
    yield
  }
}

/**
 * Reports for each hit in one part of the index (see parts.ts) the greatest number of `words` that occur in one
 * sentence.
 */
export function countWordsSharingSentence(
  reader: CollectionReader,
  part: number,
  hits: Uint32Array,
  words: string[],
  searchScope: SearchScope,
  counter: OccurrenceCounter,
) {
  const { documents: ends } = searchScope
  const documents = hits.map(docId => docId - part)
  const all = words
    .filter(fitsInSentence)
    .map(word => compactPositions(searchScope, positionsOfWord(reader, part, word)))
  if (all.length < 2) return
  const ranges = all.map(positions => rangesOf(positions, documents, ends))
  const sentences = compactPositions(searchScope, reader.ranges(part, SENTENCES_KEY))
  const occurring = all.map((positions): WordOccurrences => ({ positions, from: 0, to: 0 }))
  let sentence = 0
  for (let i = 0; i < documents.length; i++) {
    for (let word = 0; word < all.length; word++) {
      occurring[word]!.from = ranges[word]!.from[i]!
      occurring[word]!.to = ranges[word]!.to[i]!
    }
    const document = documents[i]!
    sentence = lowerBound(sentences, document ? ends[document - 1]! : 0, sentence)
    counter.together(hits[i]!, mostInOneSentence(occurring, sentences, sentence))
  }
}

/** Whether a word has at most two characters. The index contains the counts of such words. */
export const fitsBigram = (word: string) => splitCharacters(word).length <= 2

/** Counts the occurrences of a word of one or two characters, from the index. */
export function* countSections(
  reader: CollectionReader,
  matches: Bitset,
  word: string,
  counter: OccurrenceCounter,
): SlicedWork<void> {
  for (let segment = 0; segment < segmentCount(reader.memory.size); segment++) {
    for (const section of reader.sections(segment, word)) {
      const { documents, times, inTitle } = readCounts(section)
      for (let i = 0; i < section.count; i++) {
        const docId = section.part + documents[i]!
        if ((matches[docId >>> 5]! >>> (docId & 31)) & 1) counter.word(docId, 0, times[i]!, inTitle[i]!)
      }
      yield
    }
  }
}

/** Up to this number, words are searched one after the other. More words are searched faster in a single pass. */
const FEW_WORDS = 4

function startsIn(text: string, words: string[]): number[][] {
  if (words.length <= FEW_WORDS) return words.map(word => occurrences(text, word))
  const starts = words.map((): number[] => [])
  for (const { word, from } of hitsOf(text, words)) starts[word]!.push(from)
  return starts
}

/** Counts the occurrences of words, and the most words in one sentence, by reading texts. */
export function* countTexts(
  reader: CollectionReader,
  hits: Uint32Array,
  words: string[],
  scope: string,
  counter: OccurrenceCounter,
): SlicedWork<void> {
  for (const docId of hits) {
    const [text = ''] = textsInScope(reader, docId, scope, false)
    const { title } = reader.text(docId).layout
    const fitting: WordOccurrences[] = []
    startsIn(text, words).forEach((positions, word) => {
      const inTitle = positions.filter(start => start + words[word]!.length <= title).length
      if (positions.length) counter.word(docId, word, positions.length, inTitle)
      if (positions.length && fitsInSentence(words[word]!))
        fitting.push({ positions: Uint32Array.from(positions), from: 0, to: positions.length })
    })
    if (fitting.length > 1) counter.together(docId, mostInOneSentence(fitting, sentenceEnds(text), 0))
    yield
  }
}
