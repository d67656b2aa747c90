/** Decides by the text whether candidates match: for words near each other, and for long words. */
import { searchChainIn } from '@domain/text/chain'
import { matches } from '@domain/text/matching'
import type { TextClause } from '../port'
import { wellFormed } from '../well-formed'
import { intersection, emptyBits, membersOf, setBit, difference, type Bitset } from './bitset'
import { Budget } from './budget'
import { byPart } from './parts'
import { isDecidedByPositions, nearIn } from './near'
import type { CollectionReader } from './collection-reader'
import type { Work } from './slices'
import { blocksOf } from './stored'

/** Returns the texts of a scope. A match must lie within one of them. */
export function textsOf(reader: CollectionReader, docId: number, scope: string, articles: boolean): string[] {
  if (reader.memory.spec.names.includes(scope)) {
    return articles ? [] : (reader.document(docId).names[scope] ?? []).map(wellFormed)
  }
  const { full, layout } = reader.text(docId)
  if (scope === 'title') return articles ? [] : [full.slice(0, layout.title)]
  if (scope === 'full' && !articles) return [full]
  const blocks = blocksOf(full, layout).filter(block => scope === 'full' || block.scope === scope)
  if (articles) return blocks.filter(({ no }) => no !== undefined).map(({ text }) => text)
  return [blocks.map(({ text }) => text).join('\n')]
}

function* holds(texts: string[], { words, near }: TextClause, budget: Budget): Work<boolean> {
  if (!near) return words.every(word => texts.some(text => text.includes(word)))
  if (near.within !== 'gap') {
    return texts.some(text => matches(text, words, near.within === 'article' ? undefined : near))
  }
  for (const text of texts) if (yield* budget.spend(searchChainIn(text, words, near.gap))) return true
  return false
}

function* read(
  reader: CollectionReader,
  docIds: Uint32Array,
  clause: TextClause,
  matches: Bitset,
  budget: Budget,
): Work<void> {
  const articles = clause.near?.within === 'article'
  for (const docId of docIds) {
    if (yield* holds(textsOf(reader, docId, clause.scope, articles), clause, budget)) setBit(matches, docId)
    yield
  }
}

/** Returns the candidates that match exactly. Uses positions where the index has them; otherwise reads the text. */
export function* verify(reader: CollectionReader, candidates: Bitset, clause: TextClause): Work<Bitset> {
  const { memory } = reader
  const matches = emptyBits(memory.size)
  const budget = new Budget()
  if (!isDecidedByPositions(reader, clause)) {
    yield* read(reader, membersOf(candidates), clause, matches, budget)
    return matches
  }
  for (const [part, docIds] of byPart(memory.parts, membersOf(difference(candidates, memory.unindexed)))) {
    const offsets = docIds.map(docId => docId - part)
    const near = yield* nearIn(reader, part, clause, offsets, budget)
    for (const offset of offsets) if (near[offset]) setBit(matches, part + offset)
    yield
  }
  yield* read(reader, membersOf(intersection(candidates, memory.unindexed)), clause, matches, budget)
  return matches
}
