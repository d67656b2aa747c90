/** Decides by texts or positions which candidates match a clause with `near`, with long words or with line breaks. */
import { searchChainIn } from '@domain/text/chain'
import { matchesWords } from '@domain/text/matching'
import type { TextClause } from '../port'
import { wellFormed } from '../well-formed'
import { intersection, emptyBits, membersOf, setBit, difference, type Bitset } from './bitset'
import { WorkBudget } from './budget'
import { groupByPart } from './parts'
import { isDecidedByPositions, flagNearDocuments } from './near'
import type { CollectionReader } from './collection-reader'
import type { SlicedWork } from './slices'
import { blocksOf } from './stored'

/** Returns the texts of a scope, or with `articles` only its articles. A match must be within a single text. */
export function textsInScope(reader: CollectionReader, docId: number, scope: string, articles: boolean): string[] {
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

function* holds(texts: string[], { words, near }: TextClause, budget: WorkBudget): SlicedWork<boolean> {
  if (!near) return words.every(word => texts.some(text => text.includes(word)))
  if (near.within !== 'gap') {
    return texts.some(text => matchesWords(text, words, near.within === 'article' ? undefined : near))
  }
  for (const text of texts) if (yield* budget.spend(searchChainIn(text, words, near.gap))) return true
  return false
}

function* read(
  reader: CollectionReader,
  docIds: Uint32Array,
  clause: TextClause,
  matches: Bitset,
  budget: WorkBudget,
): SlicedWork<void> {
  const articles = clause.near?.within === 'article'
  for (const docId of docIds) {
    if (yield* holds(textsInScope(reader, docId, clause.scope, articles), clause, budget)) setBit(matches, docId)
    yield
  }
}

/** Returns the candidates that match. Uses positions if they decide the clause, and texts otherwise. */
export function* verifyCandidates(
  reader: CollectionReader,
  candidates: Bitset,
  clause: TextClause,
): SlicedWork<Bitset> {
  const { memory } = reader
  const matches = emptyBits(memory.size)
  const budget = new WorkBudget()
  if (!isDecidedByPositions(reader, clause)) {
    yield* read(reader, membersOf(candidates), clause, matches, budget)
    return matches
  }
  for (const [part, docIds] of groupByPart(memory.parts, membersOf(difference(candidates, memory.unindexed)))) {
    const offsets = docIds.map(docId => docId - part)
    const near = yield* flagNearDocuments(reader, part, clause, offsets, budget)
    for (const offset of offsets) if (near[offset]) setBit(matches, part + offset)
    yield
  }
  yield* read(reader, membersOf(intersection(candidates, memory.unindexed)), clause, matches, budget)
  return matches
}
