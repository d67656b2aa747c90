/** Finds the article whose number the reader has typed. */
import { formatArticle, isSameArticle, parseTypedArticle } from '@domain/citation/article'
import type { Passage } from '@/libraries/document'

type TypedArticle =
  | { kind: 'found'; passage: number }
  /** The law has no article with this number. `last` is its last article. */
  | { kind: 'missing'; article: string; last: string }
  /** The text is not a number of an article. */
  | { kind: 'unread' }

export function findTypedArticle(typed: string, passages: Passage[]): TypedArticle {
  const parsed = parseTypedArticle(typed)
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
