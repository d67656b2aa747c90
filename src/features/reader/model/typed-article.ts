/** Finds an article by a typed number. */
import { formatArticle, sameArticle, typedNumber } from '@domain/citation/article'
import type { Passage } from '@/libraries/document'

type TypedArticle =
  | { kind: 'found'; passage: number }
  /** The law has no such article. `last` is the last article of the law. */
  | { kind: 'missing'; article: string; last: string }
  | { kind: 'unread' }

export function typedArticle(typed: string, passages: Passage[]): TypedArticle {
  const parsed = typedNumber(typed)
  if (!parsed) return { kind: 'unread' }
  const article = formatArticle(parsed)
  let last = ''
  for (const [passage, line] of passages.entries()) {
    if (line.kind !== 'article') continue
    if (sameArticle(line.number, article)) return { kind: 'found', passage }
    last = line.number
  }
  return { kind: 'missing', article, last }
}
