/** Where the article is that a reader types the number of. */
import { formatArticle, sameArticle, typedNumber } from '@domain/citation/article'
import type { Passage } from '@/libraries/document'

export type TypedArticle =
  | { kind: 'found'; passage: number }
  /** There is no such article; `last` is the one that the law ends with. */
  | { kind: 'missing'; article: string; last: string }
  | { kind: 'unread' }

export function typedArticle(typed: string, passages: Passage[]): TypedArticle {
  const read = typedNumber(typed)
  if (!read) return { kind: 'unread' }
  const article = formatArticle(read)
  let last = ''
  for (const [passage, line] of passages.entries()) {
    if (line.kind !== 'article') continue
    if (sameArticle(line.number, article)) return { kind: 'found', passage }
    last = line.number
  }
  return { kind: 'missing', article, last }
}
