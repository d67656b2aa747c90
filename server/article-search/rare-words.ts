/** Selects words that few laws contain. Such a word tells the subject of a question, as 押金 does and 起诉 does not. */
import type { Engine } from '../engine/port'
import { lawLibrary } from '../libraries/law'
import { MATCH_EVERYTHING } from '../search/clause'

/** The maximum number of words that are counted. A question of 500 characters can have 166, and each costs a search. */
const MOST_WORDS = 8
/** The greatest share of laws that may contain a rare word. */
const RARE = 0.05

const { name: collection } = lawLibrary.spec

/** Returns the rare ones among the first `MOST_WORDS` words. */
export async function rareWords(engine: Engine, allWords: string[], signal?: AbortSignal): Promise<string[]> {
  const words = allWords.slice(0, MOST_WORDS)
  if (words.length === 0) return []
  const laws = await engine.count({ collection, where: MATCH_EVERYTHING, signal })
  const counts = await Promise.all(
    words.map(word => engine.count({ collection, where: { kind: 'text', scope: 'full', words: [word] }, signal })),
  )
  return words.filter((_, at) => counts[at]! <= laws * RARE)
}
