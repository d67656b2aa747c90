import { sameArticle } from '@/domain/article'
import type { ReadableDocument } from '@/libraries/document'

/** The passage of the article that an address asks for. */
export function articleIn({ passages }: ReadableDocument, wanted: string | undefined): number | undefined {
  if (!wanted) return undefined
  const at = passages.findIndex(passage => passage.kind === 'article' && sameArticle(passage.number, wanted))
  return at < 0 ? undefined : at
}
