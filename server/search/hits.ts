/** Makes the snippets and the marked words of list rows. */
import { snippet } from '@domain/text/hits'
import { markHits } from '@domain/text/markup'
import type { EngineDocument } from '../engine/port'

const SNIPPET = 120

/** Returns the passage with the best hits. Without hits, returns the first text of a `preferred` scope. */
export function hitResult({ blocks }: EngineDocument, words: string[], preferred: string[] = []): string {
  const rank = (scope: string) => (preferred.includes(scope) ? 0 : 1)
  const texts = [...blocks].sort((a, b) => rank(a.scope) - rank(b.scope)).map(({ text }) => text)
  return markHits(snippet(texts, words, SNIPPET), words)
}

export const marked = (text: string, words: string[]) => markHits(text, words)
