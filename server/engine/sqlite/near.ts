/** Which documents of a part have words near each other: told by their places alone, to the same rules as a text is read by. */
import { areChained } from '../../../src/domain/chain'
import { isParagraphEnd, isSentenceEnd, type Near } from '../../../src/domain/matching'
import type { TextClause } from '../port'
import { closedUp, documentEnds, groundOf } from './ground'
import { PART } from './line'
import { PARAGRAPHS, SENTENCES } from './places'
import type { Shelf } from './shelf'
import { needsText } from './tokens'

export type NearClause = TextClause & { near: Near }

const charactersOf = (word: string) => [...word]

/** A single character is no pair; names have no places. */
export const isPlaced = (shelf: Shelf, clause: TextClause): clause is NearClause =>
  clause.near !== undefined &&
  !shelf.memory.spec.names.includes(clause.scope) &&
  clause.words.every(word => !needsText(word) && charactersOf(word).length > 1)

/** Those that have one of the others so far behind them. */
function followedBy(places: Uint32Array, others: Uint32Array, distance: number): Uint32Array {
  const followed = new Uint32Array(Math.min(places.length, others.length))
  let count = 0
  for (let i = 0, other = 0; i < places.length; i++) {
    const wanted = places[i]! + distance
    while (other < others.length && others[other]! < wanted) other++
    if (others[other] === wanted) followed[count++] = places[i]!
  }
  return followed.subarray(0, count)
}

/** Where a word begins: every second pair and the last one cover it. */
function placesOf(shelf: Shelf, part: number, word: string): Uint32Array | undefined {
  const characters = charactersOf(word)
  const last = characters.length - 2
  let found = shelf.places(part, characters[0]! + characters[1]!)
  for (let at = Math.min(2, last); found && at > 0; at = at < last ? Math.min(at + 2, last) : 0) {
    const others = shelf.places(part, characters[at]! + characters[at + 1]!)
    found = others && followedBy(found, others, at)
  }
  return found
}

/** The documents with a stretch, from one end to the next, that holds all words; after the first one the next document is looked at. */
function sharing(words: Uint32Array[], stretches: Uint32Array, documentEnds: Uint32Array): Uint8Array {
  const found = new Uint8Array(PART)
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

/** The places of a word in each document. */
function byDocument(places: Uint32Array, documentEnds: Uint32Array): Uint32Array[] {
  const own: Uint32Array[] = []
  for (let document = 0, from = 0, to = 0; document < documentEnds.length; document++, from = to) {
    while (to < places.length && places[to]! < documentEnds[document]!) to++
    own.push(places.subarray(from, to))
  }
  return own
}

function chained(words: Uint32Array[], lengths: number[], gap: number, documentEnds: Uint32Array): Uint8Array {
  const found = new Uint8Array(PART)
  const starts = words.map(places => byDocument(places, documentEnds))
  for (let document = 0; document < documentEnds.length; document++) {
    const own = starts.map(each => each[document]!)
    if (own.every(({ length }) => length) && areChained(own, lengths, gap)) found[document] = 1
  }
  return found
}

const holdsEnd = (word: string, { within }: Near) =>
  charactersOf(word).some(sign => (within === 'sentence' ? isSentenceEnd : isParagraphEnd)(sign.charCodeAt(0)))

/** A flag for each document of the part; nothing where `places` does not say enough. */
export function nearIn(shelf: Shelf, part: number, { scope, words, near }: NearClause): Uint8Array | undefined {
  const ground = groundOf(shelf, part, scope, near.within === 'article')
  if (!ground) return undefined
  const found: Uint32Array[] = []
  for (const word of words) {
    const places = placesOf(shelf, part, word)
    if (!places) return undefined
    found.push(closedUp(ground, places))
  }
  if (near.within === 'gap') {
    return chained(
      found,
      words.map(word => charactersOf(word).length),
      near.gap,
      documentEnds(ground),
    )
  }
  if (words.some(word => holdsEnd(word, near))) return new Uint8Array(PART)
  const ends =
    near.within === 'article' ? ground.ends : shelf.places(part, near.within === 'sentence' ? SENTENCES : PARAGRAPHS)
  return ends && sharing(found, closedUp(ground, ends), documentEnds(ground))
}
