/** The scores of what was found. */
import { rarityOf, scoreOf, shareOf, worthOf } from '../relevance'
import { both, countBits, membersOf, without, type Bitset } from './bitset'
import { countPlaces, countSections, countTexts, isPair, type Told } from './counting'
import { evaluate } from './evaluate'
import { searchScopeOf } from './search-scope'
import { byPart } from './parts'
import type { Memory } from './memory'
import type { CollectionReader } from './collection-reader'
import type { Work } from './slices'
import { needsText } from './tokens'

/** By ordinal: what the words are worth, and how often one more shares a sentence. */
class Scores {
  private readonly worth: Float64Array
  private readonly met: Uint16Array
  private rarity = 0
  private meetings = 0

  constructor(private readonly memory: Memory) {
    this.worth = new Float64Array(memory.size)
    this.met = new Uint16Array(memory.size)
  }

  /** What will be told of the words of a scope. */
  of(scope: string, rarities: number[]): Told {
    for (const rarity of rarities) this.rarity += rarity
    this.meetings += rarities.length - 1
    const { worth, met } = this
    const { [scope]: text, title } = this.memory.lengths
    return {
      word(ord, word, times, timesInTitle) {
        const inText = shareOf(times, text!.values[ord]!, text!.average)
        const inTitle = scope === 'full' ? shareOf(timesInTitle, title!.values[ord]!, title!.average) : 0
        worth[ord]! += worthOf(rarities[word]!, inText, inTitle)
      },
      together(ord, most) {
        met[ord]! += Math.max(0, most - 1)
      },
    }
  }

  finish(hits: Uint32Array): Float64Array {
    const { worth, met, rarity, meetings } = this
    const { weights } = this.memory
    for (let at = 0; at < hits.length; at++) {
      const ord = hits[at]!
      worth[ord] = scoreOf(worth[ord]!, rarity, meetings && met[ord]! / meetings, weights[ord]!)
    }
    return worth
  }
}

function* count(reader: CollectionReader, found: Bitset, scope: string, words: string[], told: Told): Work<void> {
  const { memory } = reader
  const [word = ''] = words
  if (words.some(needsText)) return yield* countTexts(reader, membersOf(found), words, scope, told)
  const settled = without(found, memory.pending)
  if (scope === 'full' && words.length === 1 && isPair(word)) {
    yield* countSections(reader, settled, word, told)
  } else {
    for (const [part, own] of byPart(memory.parts, membersOf(settled))) {
      yield* countPlaces(reader, part, own, words, searchScopeOf(reader, part, scope, false), told)
      yield
    }
  }
  yield* countTexts(reader, membersOf(both(found, memory.pending)), words, scope, told)
}

function* raritiesOf(reader: CollectionReader, scope: string, words: string[]): Work<number[]> {
  const rarities: number[] = []
  for (const word of words) {
    const having = yield* evaluate(reader, { kind: 'text', scope, words: [word] })
    rarities.push(rarityOf(reader.memory.count, countBits(having)))
  }
  return rarities
}

/** By ordinal. */
export function* scoresOf(reader: CollectionReader, found: Bitset, terms: Map<string, string[]>): Work<Float64Array> {
  const scores = new Scores(reader.memory)
  const hits = membersOf(found)
  for (const [scope, words] of terms) {
    const told = scores.of(scope, yield* raritiesOf(reader, scope, words))
    yield* count(reader, found, scope, words, told)
  }
  return scores.finish(hits)
}
