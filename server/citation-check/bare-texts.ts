/** Normalised texts of laws (`bareWords`) for the search of quotations. Each is computed once. */
import { bareWords } from '@domain/citation-check/quote-matching'
import type { EngineDocument } from '../engine/port'
import { articlePosition } from '../libraries/law/articles'
import { articleTextAt } from '../libraries/law/view'

interface BareTexts {
  /** The normalised texts of the articles, by the index of the article. */
  articles: string[]
  whole?: string
}

const laws = new WeakMap<EngineDocument, BareTexts>()

function cachedTextsOf(document: EngineDocument): BareTexts {
  const bare = laws.get(document) ?? { articles: [] }
  laws.set(document, bare)
  return bare
}

export const bareTextAt = (document: EngineDocument, at: number): string =>
  (cachedTextsOf(document).articles[at] ??= bareWords(articleTextAt(document, at) ?? ''))

/** Returns the normalised text of an article, or '' if the law has no such article. */
export function bareTextOf(document: EngineDocument, article: string): string {
  const at = articlePosition(document, article)
  return at === undefined ? '' : bareTextAt(document, at)
}

export const wholeText = ({ blocks }: EngineDocument): string => blocks.map(({ text }) => text).join('\n')

export const wholeBareText = (document: EngineDocument): string =>
  (cachedTextsOf(document).whole ??= bareWords(wholeText(document)))
