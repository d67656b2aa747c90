/** A search as the services take it. */
import type { ListQuery } from '@contract/search'
import { LIMITS } from '@domain/limits'
import { encodeApiQuery, encodeUrlQuery } from '@domain/query/codec'
import type { Condition } from '@domain/query/condition'
import type { PickedDocument } from '@domain/query/search-box'
import { CATEGORIES, FISCAL, type Category } from './categories'
import type { ListRow, SearchRequest } from './library'

/** `always` holds besides what the reader asks for: the articles of one column. */
export const listQuery = (
  { conditions, order, page, size = LIMITS.page.list }: SearchRequest,
  always: Condition[] = [],
): ListQuery => ({
  query: encodeApiQuery([...always, ...conditions]),
  pageIndex: String(page),
  pageSize: String(size),
  order,
})

const ALL = { ...CATEGORIES, ...FISCAL }

/** What was picked while typing: a document of the library or of another, a law at the article that was named. */
export function picked({ id, article, library }: PickedDocument, category: Category, conditions: Condition[]) {
  const { route, params } = library ? opening(ALL[library], id, []) : opening(category, id, conditions)
  return { route, params: article ? { ...params, article } : params }
}

/** A row opens its document with the conditions that found it, so that the reader can mark their words. */
export const opening = ({ detail, id }: Category, documentId: string, conditions: Condition[]): ListRow['opens'] => ({
  route: detail,
  params: { [id]: documentId, ...(conditions.length ? { query: encodeUrlQuery(conditions) } : {}) },
})
