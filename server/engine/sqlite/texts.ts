/** What the index cannot say: whether the words are near each other, or a long one occurs. */
import { matches } from '../../../src/domain/matching'
import type { TextClause } from '../port'
import { emptyBits, membersOf, setBit, type Bitset } from './bitset'
import { firstOf, partOf } from './line'
import { isPlaced, nearIn } from './near'
import { FEW } from './places'
import type { Shelf } from './shelf'
import type { Work } from './slices'
import { blocksOf } from './stored'
import { wellFormed } from './tokens'

/** The texts that one match has to stay within. */
function textsOf(shelf: Shelf, ord: number, scope: string, articles: boolean): string[] {
  if (shelf.memory.spec.names.includes(scope)) {
    return articles ? [] : (shelf.document(ord).names[scope] ?? []).map(wellFormed)
  }
  const { full, layout } = shelf.text(ord)
  if (scope === 'title') return articles ? [] : [full.slice(0, layout.title)]
  if (scope === 'full' && !articles) return [full]
  const blocks = blocksOf(full, layout).filter(block => scope === 'full' || block.scope === scope)
  if (articles) return blocks.filter(({ no }) => no !== undefined).map(({ text }) => text)
  return [blocks.map(({ text }) => text).join('\n')]
}

function holds(texts: string[], { words, near }: TextClause): boolean {
  if (!near) return words.every(word => texts.some(text => text.includes(word)))
  return texts.some(text => matches(text, words, near.within === 'article' ? undefined : near))
}

function* read(shelf: Shelf, ordinals: Uint32Array, clause: TextClause, found: Bitset): Work<void> {
  const articles = clause.near?.within === 'article'
  for (const ord of ordinals) {
    if (holds(textsOf(shelf, ord, clause.scope, articles), clause)) setBit(found, ord)
    yield
  }
}

/** Part by part: many documents are told by the places of the words, few are read. */
export function* verify(shelf: Shelf, candidates: Bitset, clause: TextClause): Work<Bitset> {
  const found = emptyBits(shelf.memory.size)
  const placed = isPlaced(shelf, clause)
  const ordinals = membersOf(candidates)
  for (let from = 0, to = 0; from < ordinals.length; from = to) {
    const part = partOf(ordinals[from]!)
    while (to < ordinals.length && partOf(ordinals[to]!) === part) to++
    const own = ordinals.subarray(from, to)
    const near = placed && own.length >= FEW ? nearIn(shelf, part, clause) : undefined
    if (!near) yield* read(shelf, own, clause, found)
    else for (const ord of own) if (near[ord - firstOf(part)]) setBit(found, ord)
    yield
  }
  return found
}
