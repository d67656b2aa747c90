/** What the index cannot say: whether the words are near each other, or a long one occurs. */
import { chainingIn } from '../../../src/domain/chain'
import { matches } from '../../../src/domain/matching'
import type { TextClause } from '../port'
import { wellFormed } from '../well-formed'
import { emptyBits, membersOf, setBit, type Bitset } from './bitset'
import { firstOf, partOf } from './text-layout'
import { isPlaced, nearIn } from './near'
import type { CollectionReader } from './collection-reader'
import type { Work } from './slices'
import { blocksOf } from './stored'

/** The texts that one match has to stay within. */
export function textsOf(reader: CollectionReader, ord: number, scope: string, articles: boolean): string[] {
  if (reader.memory.spec.names.includes(scope)) {
    return articles ? [] : (reader.document(ord).names[scope] ?? []).map(wellFormed)
  }
  const { full, layout } = reader.text(ord)
  if (scope === 'title') return articles ? [] : [full.slice(0, layout.title)]
  if (scope === 'full' && !articles) return [full]
  const blocks = blocksOf(full, layout).filter(block => scope === 'full' || block.scope === scope)
  if (articles) return blocks.filter(({ no }) => no !== undefined).map(({ text }) => text)
  return [blocks.map(({ text }) => text).join('\n')]
}

function* holds(texts: string[], { words, near }: TextClause): Work<boolean> {
  if (!near) return words.every(word => texts.some(text => text.includes(word)))
  if (near.within !== 'gap') {
    return texts.some(text => matches(text, words, near.within === 'article' ? undefined : near))
  }
  for (const text of texts) if (yield* chainingIn(text, words, near.gap)) return true
  return false
}

function* read(reader: CollectionReader, ordinals: Uint32Array, clause: TextClause, found: Bitset): Work<void> {
  const articles = clause.near?.within === 'article'
  for (const ord of ordinals) {
    if (yield* holds(textsOf(reader, ord, clause.scope, articles), clause)) setBit(found, ord)
    yield
  }
}

/** Part by part: told by the places of the words, or read where there are none. */
export function* verify(reader: CollectionReader, candidates: Bitset, clause: TextClause): Work<Bitset> {
  const found = emptyBits(reader.memory.size)
  const placed = isPlaced(reader, clause)
  const ordinals = membersOf(candidates)
  for (let from = 0, to = 0; from < ordinals.length; from = to) {
    const part = partOf(ordinals[from]!)
    while (to < ordinals.length && partOf(ordinals[to]!) === part) to++
    const own = ordinals.subarray(from, to)
    const first = firstOf(part)
    const near = placed
      ? yield* nearIn(
          reader,
          part,
          clause,
          own.map(ord => ord - first),
        )
      : undefined
    if (!near) yield* read(reader, own, clause, found)
    else for (const ord of own) if (near[ord - first]) setBit(found, ord)
    yield
  }
  return found
}
