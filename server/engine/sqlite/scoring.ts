/** Scores the documents that match a search. */
import { rarityOf, scoreOf, frequencyWeightOf, termScoreOf } from '../relevance'
import { intersection, countBits, emptyBits, membersOf, setBit, difference, type Bitset } from './bitset'
import { countPositions, countSections, countTexts, isBigram, countShared, type OccurrenceCounter } from './counting'
import { evaluate } from './evaluate'
import { searchScopeOf } from './search-scope'
import { byPart } from './parts'
import type { CollectionReader } from './collection-reader'
import type { Work } from './slices'
import { needsText } from './tokens'

/** The words of one scope, with the counter that receives their counts. */
interface Terms {
  scope: string
  words: string[]
  counter: OccurrenceCounter
}

/**
 * Counts words for all results. Shared sentences are slower to count, so they are counted only for requested scores.
 */
export class Scores {
  /** By doc id: the score of the words, and the number of words that share a sentence. */
  private readonly worth: Float64Array
  private readonly met: Uint16Array
  private rarity = 0
  private meetings = 0
  /** The terms whose shared sentences are counted later, and the documents for which they are already counted. */
  private readonly deferred: Terms[] = []
  private readonly scored: Bitset

  constructor(private readonly reader: CollectionReader) {
    const { size, unindexed } = reader.memory
    this.worth = new Float64Array(size)
    this.met = new Uint16Array(size)
    this.scored = unindexed.slice()
  }

  *add(matches: Bitset, scope: string, words: string[]): Work<void> {
    const { reader, deferred } = this
    const { parts, unindexed } = reader.memory
    const counter = this.counterFor(scope, yield* this.raritiesOf(scope, words))
    if (words.some(needsText)) return yield* countTexts(reader, membersOf(matches), words, scope, counter)
    yield* countTexts(reader, membersOf(intersection(matches, unindexed)), words, scope, counter)
    const settled = difference(matches, unindexed)
    if (scope === 'full' && words.length === 1 && isBigram(words[0]!)) {
      return yield* countSections(reader, settled, words[0]!, counter)
    }
    if (words.length > 1) deferred.push({ scope, words, counter })
    for (const [part, docIds] of byPart(parts, membersOf(settled))) {
      yield* countPositions(reader, part, docIds, words, searchScopeOf(reader, part, scope, false), counter)
    }
  }

  private *raritiesOf(scope: string, words: string[]): Work<number[]> {
    const rarities: number[] = []
    for (const word of words) {
      const having = yield* evaluate(this.reader, { kind: 'text', scope, words: [word] })
      rarities.push(rarityOf(this.reader.memory.count, countBits(having)))
    }
    return rarities
  }

  /**
   * Returns a counter that adds up scores. It uses local copies, since imported names are too slow to access for each
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

  /** Returns the highest possible score of each document, by doc id. */
  bounds(docIds: Uint32Array): Uint32Array {
    const { worth, rarity, reader, deferred } = this
    if (!deferred.length) return this.scores(docIds)
    const { size, weights } = reader.memory
    const score = scoreOf
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
    const score = scoreOf
    const scores = new Uint32Array(size)
    for (let at = 0; at < docIds.length; at++) {
      const docId = docIds[at]!
      scores[docId] = score(worth[docId]!, rarity, meetings && met[docId]! / meetings, weights[docId]!)
    }
    return scores
  }

  /** Returns the exact score of each document, by doc id. */
  *exact(docIds: Uint32Array): Work<Uint32Array> {
    const { reader, deferred, scored } = this
    const requested = emptyBits(reader.memory.size)
    for (let at = 0; at < docIds.length; at++) setBit(requested, docIds[at]!)
    const unscored = membersOf(difference(requested, scored))
    for (const { scope, words, counter: telling } of deferred) {
      for (const [part, docIds] of byPart(reader.memory.parts, unscored)) {
        countShared(reader, part, docIds, words, searchScopeOf(reader, part, scope, false), telling)
        yield
      }
    }
    for (let at = 0; at < unscored.length; at++) setBit(scored, unscored[at]!)
    return this.scores(docIds)
  }
}
