/** Computes the scores of documents that match a search. */
import { rarityOf, relevanceScoreOf, frequencyWeightOf, termScoreOf } from '../relevance'
import { intersection, countBits, emptyBits, membersOf, setBit, difference, type Bitset } from './bitset'
import {
  countPositions,
  countSections,
  countTexts,
  fitsBigram,
  countWordsSharingSentence,
  type OccurrenceCounter,
} from './counting'
import { evaluateClause } from './evaluate'
import { searchScopeOf } from './search-scope'
import { groupByPart } from './parts'
import type { CollectionReader } from './collection-reader'
import type { SlicedWork } from './slices'
import { needsText } from './tokens'

/** The searched words of one scope, and the counter that adds up their scores. */
interface Terms {
  scope: string
  words: string[]
  counter: OccurrenceCounter
}

/**
 * Scores the results of a search. Words that share a sentence are slow to count, so they are counted only in documents
 * whose exact scores are requested.
 */
export class DocumentScores {
  /** For each document: the sum of its term scores. */
  private readonly worth: Float64Array
  /** For each document: the most words that share a sentence, minus one, summed over all scopes. */
  private readonly met: Uint16Array
  private rarity = 0
  /** The greatest possible value in `met`. */
  private meetings = 0
  /** The terms whose shared sentences are counted only for requested documents. */
  private readonly deferred: Terms[] = []
  /** The documents whose shared sentences are counted already. */
  private readonly scored: Bitset

  constructor(private readonly reader: CollectionReader) {
    const { size, unindexed } = reader.memory
    this.worth = new Float64Array(size)
    this.met = new Uint16Array(size)
    this.scored = unindexed.slice()
  }

  *add(matches: Bitset, scope: string, words: string[]): SlicedWork<void> {
    const { reader, deferred } = this
    const { parts, unindexed } = reader.memory
    const counter = this.counterFor(scope, yield* this.raritiesOf(scope, words))
    if (words.some(needsText)) return yield* countTexts(reader, membersOf(matches), words, scope, counter)
    yield* countTexts(reader, membersOf(intersection(matches, unindexed)), words, scope, counter)
    const settled = difference(matches, unindexed)
    if (scope === 'full' && words.length === 1 && fitsBigram(words[0]!)) {
      return yield* countSections(reader, settled, words[0]!, counter)
    }
    if (words.length > 1) deferred.push({ scope, words, counter })
    for (const [part, docIds] of groupByPart(parts, membersOf(settled))) {
      yield* countPositions(reader, part, docIds, words, searchScopeOf(reader, part, scope, false), counter)
    }
  }

  private *raritiesOf(scope: string, words: string[]): SlicedWork<number[]> {
    const rarities: number[] = []
    for (const word of words) {
      const having = yield* evaluateClause(this.reader, { kind: 'text', scope, words: [word] })
      rarities.push(rarityOf(this.reader.memory.count, countBits(having)))
    }
    return rarities
  }

  /**
   * Returns a counter that adds up scores. It uses local variables, because imported names would be too slow for each
   * document.
   */
  private counterFor(scope: string, rarities: number[]): OccurrenceCounter {
    for (const rarity of rarities) this.rarity += rarity
    this.meetings += rarities.length - 1
    const { worth, met } = this
    const { [scope]: text, title } = this.reader.memory.lengths
    const hasTitle = scope === 'full'
    const [share, worthAs] = [frequencyWeightOf, termScoreOf]
    return {
      word(docId, word, times, timesInTitle) {
        const inText = share(times, text!.values[docId]!, text!.average)
        const inTitle = hasTitle && timesInTitle ? share(timesInTitle, title!.values[docId]!, title!.average) : 0
        worth[docId]! += worthAs(rarities[word]!, inText, inTitle)
      },
      together(docId, most) {
        met[docId]! += most - 1
      },
    }
  }

  /** Returns the maximum possible score of each document, by doc id. */
  bounds(docIds: Uint32Array): Uint32Array {
    const { worth, rarity, reader, deferred } = this
    if (!deferred.length) return this.scores(docIds)
    const { size, weights } = reader.memory
    const score = relevanceScoreOf
    const bounds = new Uint32Array(size)
    for (let at = 0; at < docIds.length; at++) {
      const docId = docIds[at]!
      bounds[docId] = score(worth[docId]!, rarity, 1, weights[docId]!)
    }
    return bounds
  }

  private scores(docIds: Uint32Array): Uint32Array {
    const { worth, rarity, met, meetings, reader } = this
    const { size, weights } = reader.memory
    const score = relevanceScoreOf
    const scores = new Uint32Array(size)
    for (let at = 0; at < docIds.length; at++) {
      const docId = docIds[at]!
      scores[docId] = score(worth[docId]!, rarity, meetings && met[docId]! / meetings, weights[docId]!)
    }
    return scores
  }

  /** Returns the exact score of each document, by doc id. */
  *exact(docIds: Uint32Array): SlicedWork<Uint32Array> {
    const { reader, deferred, scored } = this
    const requested = emptyBits(reader.memory.size)
    for (let at = 0; at < docIds.length; at++) setBit(requested, docIds[at]!)
    const unscored = membersOf(difference(requested, scored))
    for (const { scope, words, counter } of deferred) {
      for (const [part, docIds] of groupByPart(reader.memory.parts, unscored)) {
        countWordsSharingSentence(reader, part, docIds, words, searchScopeOf(reader, part, scope, false), counter)
        yield
      }
    }
    for (let at = 0; at < unscored.length; at++) setBit(scored, unscored[at]!)
    return this.scores(docIds)
  }
}
