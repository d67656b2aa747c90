/** Bare texts of laws for quotation search, computed once for each text. */
import { bareWords } from '@domain/citation-check/quote-matching'
import type { EngineDocument } from '../engine/port'
import { articleAt } from '../libraries/law/articles'
import { articleTextAt } from '../libraries/law/view'

interface BareTexts {
  /** Bare texts of the articles, by the index of the article. */
  articles: string[]
  whole?: string
}

const laws = new WeakMap<EngineDocument, BareTexts>()

function cachedTextsOf(document: EngineDocument): BareTexts {
  const bare = laws.get(document) ?? { articles: [] }
  laws.set(document, bare)
  return bare
}

export const bareArticle = (document: EngineDocument, at: number): string =>
  (cachedTextsOf(document).articles[at] ??= bareWords(articleTextAt(document, at) ?? ''))

/** The bare text of the article with a number, or '' if the law has no such article. */
export function bareTextOf(document: EngineDocument, article: string): string {
  const at = articleAt(document, article)
  return at === undefined ? '' : bareArticle(document, at)
}

export const wholeText = ({ blocks }: EngineDocument): string => blocks.map(({ text }) => text).join('\n')

export const bareWhole = (document: EngineDocument): string =>
  (cachedTextsOf(document).whole ??= bareWords(wholeText(document)))
