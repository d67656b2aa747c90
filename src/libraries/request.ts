/** A search as the services take it. */
import type { ListQuery } from '@contract/search'
import { LIMITS } from '@/domain/limits'
import { encodeApiQuery, encodeUrlQuery } from '@/domain/query'
import type { Condition } from '@/domain/condition'
import type { Category } from './categories'
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

/** A row opens its document with the conditions that found it, so that the reader can mark their words. */
export const opening = ({ detail, id }: Category, documentId: string, conditions: Condition[]): ListRow['opens'] => ({
  route: detail,
  params: { [id]: documentId, ...(conditions.length ? { query: encodeUrlQuery(conditions) } : {}) },
})
