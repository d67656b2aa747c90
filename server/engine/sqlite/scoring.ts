/** The scores of what was found. */
import { rarityOf, scoreOf, shareOf, worthOf } from '../relevance'
import { both, countBits, emptyBits, membersOf, setBit, without, type Bitset } from './bitset'
import { countPlaces, countSections, countTexts, isPair, meetPlaces, type Told } from './counting'
import { evaluate } from './evaluate'
import { searchScopeOf } from './search-scope'
import { byPart } from './parts'
import type { CollectionReader } from './collection-reader'
import type { Work } from './slices'
import { needsText } from './tokens'

/** The words of one scope, and where it is told what they are worth. */
interface Terms {
  scope: string
  words: string[]
  told: Told
}

/**
 * What the words are worth is told of all that was found. How many share a sentence takes longer, and is told of those whose
 * score is asked for.
 */
export class Scores {
  /** By ordinal: what the words are worth, and how often one more shares a sentence. */
  private readonly worth: Float64Array
  private readonly met: Uint16Array
  private rarity = 0
  private meetings = 0
  /** Of these it is still to be told who shares a sentence, but for some documents. */
  private readonly apart: Terms[] = []
  private readonly told: Bitset

  constructor(private readonly reader: CollectionReader) {
    const { size, pending } = reader.memory
    this.worth = new Float64Array(size)
    this.met = new Uint16Array(size)
    this.told = pending.slice()
  }

  *add(found: Bitset, scope: string, words: string[]): Work<void> {
    const { reader, apart } = this
    const { parts, pending } = reader.memory
    const told = this.telling(scope, yield* this.raritiesOf(scope, words))
    if (words.some(needsText)) return yield* countTexts(reader, membersOf(found), words, scope, told)
    yield* countTexts(reader, membersOf(both(found, pending)), words, scope, told)
    const settled = without(found, pending)
    if (scope === 'full' && words.length === 1 && isPair(words[0]!)) {
      return yield* countSections(reader, settled, words[0]!, told)
    }
    if (words.length > 1) apart.push({ scope, words, told })
    for (const [part, own] of byPart(parts, membersOf(settled))) {
      yield* countPlaces(reader, part, own, words, searchScopeOf(reader, part, scope, false), told)
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

  /** An import is looked up whenever it is used, which is too often for each document. */
  private telling(scope: string, rarities: number[]): Told {
    for (const rarity of rarities) this.rarity += rarity
    this.meetings += rarities.length - 1
    const { worth, met } = this
    const { [scope]: text, title } = this.reader.memory.lengths
    const hasTitle = scope === 'full'
    const [share, worthAs] = [shareOf, worthOf]
    return {
      word(ord, word, times, timesInTitle) {
        const inText = share(times, text!.values[ord]!, text!.average)
        const inTitle = hasTitle && timesInTitle ? share(timesInTitle, title!.values[ord]!, title!.average) : 0
        worth[ord]! += worthAs(rarities[word]!, inText, inTitle)
      },
      together(ord, most) {
        met[ord]! += most - 1
      },
    }
  }

  /** By ordinal: no score is greater. */
  bounds(ordinals: Uint32Array): Uint32Array {
    const { worth, rarity, reader, apart } = this
    if (!apart.length) return this.scores(ordinals)
    const { size, weights } = reader.memory
    const score = scoreOf
    const bounds = new Uint32Array(size)
    for (let at = 0; at < ordinals.length; at++) {
      const ord = ordinals[at]!
      bounds[ord] = score(worth[ord]!, rarity, 1, weights[ord]!)
    }
    return bounds
  }

  private scores(ordinals: Uint32Array): Uint32Array {
    const { worth, rarity, met, meetings, reader } = this
    const { size, weights } = reader.memory
    const score = scoreOf
    const scores = new Uint32Array(size)
    for (let at = 0; at < ordinals.length; at++) {
      const ord = ordinals[at]!
      scores[ord] = score(worth[ord]!, rarity, meetings && met[ord]! / meetings, weights[ord]!)
    }
    return scores
  }

  /** By ordinal. */
  *exact(ordinals: Uint32Array): Work<Uint32Array> {
    const { reader, apart, told } = this
    const asked = emptyBits(reader.memory.size)
    for (let at = 0; at < ordinals.length; at++) setBit(asked, ordinals[at]!)
    const untold = membersOf(without(asked, told))
    for (const { scope, words, told: telling } of apart) {
      for (const [part, own] of byPart(reader.memory.parts, untold)) {
        meetPlaces(reader, part, own, words, searchScopeOf(reader, part, scope, false), telling)
        yield
      }
    }
    for (let at = 0; at < untold.length; at++) setBit(told, untold[at]!)
    return this.scores(ordinals)
  }
}
