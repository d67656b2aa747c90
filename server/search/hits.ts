/** Makes the snippets of list rows, in which the searched words are marked. */
import { snippetOf } from '@domain/text/hits'
import { markHits } from '@domain/text/markup'
import type { EngineDocument } from '../engine/port'

/** The maximum length of a snippet, in characters. */
const SNIPPET = 120

/**
 * Returns the snippet with the most searched words, marked. Without hits, returns the beginning of a text, if possible
 * of a text in a `preferred` scope.
 */
export function markedSnippet({ blocks }: EngineDocument, words: string[], preferred: string[] = []): string {
  const rank = (scope: string) => (preferred.includes(scope) ? 0 : 1)
  const texts = [...blocks].sort((a, b) => rank(a.scope) - rank(b.scope)).map(({ text }) => text)
  return markHits(snippetOf(texts, words, SNIPPET), words)
}

export const withMarkedHits = (text: string, words: string[]) => markHits(text, words)
