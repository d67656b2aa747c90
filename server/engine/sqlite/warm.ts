/**
 * The first question of a process would wait for code that no one has compiled and for pages that no one has read, some three
 * times as long as the next: the engine asks it itself, in words that its documents hold.
 */
import type { Clause } from '../port'
import { membersOf } from './bitset'
import { inOrder } from './ranking'
import type { Shelf } from './shelf'
import type { Work } from './slices'

const HAN_PAIRS = /(?=([\u4e00-\u9fff]{2}))/g

/** The pairs of characters that a text repeats most. */
function pairsRepeated(text: string, count: number): string[] {
  const times = new Map<string, number>()
  for (const [, pair = ''] of text.matchAll(HAN_PAIRS)) times.set(pair, (times.get(pair) ?? 0) + 1)
  return [...times.keys()].sort((a, b) => times.get(b)! - times.get(a)!).slice(0, count)
}

export function* warm(shelf: Shelf): Work<void> {
  const [first] = membersOf(shelf.memory.alive)
  if (first === undefined) return
  const words = pairsRepeated(shelf.text(first).full, 2)
  const asked = { kind: 'text', scope: 'full', words } satisfies Clause
  yield* inOrder(shelf, { ...asked, near: { within: 'sentence' } }, { by: 'relevance' })
  const where: Clause = { ...asked, near: { within: 'gap', gap: 10 } }
  for (const newest of [undefined, ...shelf.memory.spec.numbers]) {
    yield* inOrder(shelf, where, newest === undefined ? { by: 'relevance' } : { by: 'relevance', newest })
  }
}
