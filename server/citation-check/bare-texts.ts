/** Texts of laws, normalised by `bareWords`, in which quotations are searched. Each text is normalised once. */
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

/** Returns the normalised text of the article at an index. */
export const bareTextAt = (document: EngineDocument, at: number): string =>
  (cachedTextsOf(document).articles[at] ??= bareWords(articleTextAt(document, at) ?? ''))

/** Returns the normalised text of an article, or '' if the law has no such article. */
export function bareTextOf(document: EngineDocument, article: string): string {
  const at = articlePosition(document, article)
  return at === undefined ? '' : bareTextAt(document, at)
}

export const fullTextOf = ({ blocks }: EngineDocument): string => blocks.map(({ text }) => text).join('\n')

/** Returns the normalised text of the whole law. */
export const fullBareText = (document: EngineDocument): string =>
  (cachedTextsOf(document).whole ??= bareWords(fullTextOf(document)))
