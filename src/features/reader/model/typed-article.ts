/** Finds the article with a typed number. */
import { formatArticle, isSameArticle, typedNumber } from '@domain/citation/article'
import type { Passage } from '@/libraries/document'

type TypedArticle =
  | { kind: 'found'; passage: number }
  /** The law has no article with this number. `last` is its last article. */
  | { kind: 'missing'; article: string; last: string }
  | { kind: 'unread' }

export function findTypedArticle(typed: string, passages: Passage[]): TypedArticle {
  const parsed = typedNumber(typed)
  if (!parsed) return { kind: 'unread' }
  const article = formatArticle(parsed)
  let last = ''
  for (const [passage, line] of passages.entries()) {
    if (line.kind !== 'article') continue
    if (isSameArticle(line.number, article)) return { kind: 'found', passage }
    last = line.number
  }
  return { kind: 'missing', article, last }
}
