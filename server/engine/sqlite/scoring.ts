/** The scores of what was found. */
import { rarityOf, scoreOf, shareOf, worthOf } from '../relevance'
import { countBits, membersOf, type Bitset } from './bitset'
import { countPlaces, countTexts, type Told } from './counting'
import { evaluate } from './evaluate'
import { searchScopeOf } from './search-scope'
import { partOf } from './text-layout'
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
    const weights = this.memory.weights.values
    for (const ord of hits) {
      const together = this.meetings && this.met[ord]! / this.meetings
      this.worth[ord] = scoreOf(this.worth[ord]!, this.rarity, together, weights[ord]!)
    }
    return this.worth
  }
}

function* count(reader: CollectionReader, hits: Uint32Array, scope: string, words: string[], told: Told): Work<void> {
  const isRead = words.some(needsText)
  for (let from = 0, to = 0; from < hits.length; from = to) {
    const part = partOf(hits[from]!)
    while (to < hits.length && partOf(hits[to]!) === part) to++
    const own = hits.subarray(from, to)
    const searchScope = isRead ? undefined : searchScopeOf(reader, part, scope, false)
    if (searchScope) yield* countPlaces(reader, own, words, searchScope, told)
    else yield* countTexts(reader, own, words, scope, told)
    yield
  }
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
    yield* count(reader, hits, scope, words, told)
  }
  return scores.finish(hits)
}
