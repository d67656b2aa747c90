/** The bare words of a law, by which quotations are looked for: each text is laid bare once, however often it is quoted. */
import { bareWords } from '@domain/citation-check/quoted'
import type { EngineDocument } from '../engine/port'
import { articleTextAt } from '../libraries/law/view'

interface Bare {
  /** By the place of the article in the law. */
  articles: string[]
  whole?: string
}

const laws = new WeakMap<EngineDocument, Bare>()

function bareOf(document: EngineDocument): Bare {
  const bare = laws.get(document) ?? { articles: [] }
  laws.set(document, bare)
  return bare
}

export const bareArticle = (document: EngineDocument, at: number): string =>
  (bareOf(document).articles[at] ??= bareWords(articleTextAt(document, at) ?? ''))

export const textOfWhole = ({ blocks }: EngineDocument): string => blocks.map(({ text }) => text).join('\n')

export const bareWhole = (document: EngineDocument): string =>
  (bareOf(document).whole ??= bareWords(textOfWhole(document)))
