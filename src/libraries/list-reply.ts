/** What a list's answer becomes: rows, and the choices of its filters where no call has them. */
import type { ListQuery } from '@contract/search'
import { reportServerError } from '@/request/connection'
import { type ErrorId, type Result, mapResult, success } from '@/request/errors'
import { type Facets, type FacetNode, below, facetNamed, named } from '@/api/readers/facet'
import type { Page } from '@/api/readers/page'
import { encodeApiQuery } from '@domain/query/codec'
import type { Condition } from '@domain/query/condition'
import type { AbortSignalLike } from '@/platform/transport/port'
import type { FoundRows, ListRow } from './library'

export const rowsOf = <Item>(found: Result<Page<Item>>, row: (item: Item) => ListRow): Result<FoundRows> =>
  mapResult(found, ({ items, total }) => ({ rows: items.map(row), total }))

/** Filters come with a list, however short that is. */
const SHORTEST = { pageIndex: '1', pageSize: '1' }

export type FetchList = (query: ListQuery, signal: AbortSignalLike) => Promise<Result<Page<unknown>>>

export const facetsOfList = async (fetchList: FetchList, conditions: Condition[], signal: AbortSignalLike) =>
  mapResult(await fetchList({ query: encodeApiQuery(conditions), ...SHORTEST }, signal), ({ facets }) => facets)

/** What another call may mend. Without a network, a login or a grant that would fail too. */
const MENDABLE: ErrorId[] = ['not_found', 'gone', 'rejected', 'server', 'garbled']

/** The answer, or where there is none what the list's facets hold of it. A service that has neither has nothing to choose. */
async function orListed<T>(
  answer: Result<T>,
  facetsOf: () => Promise<Result<Facets>>,
  pick: (facets: Facets) => T | undefined,
  none: T,
): Promise<Result<T>> {
  if (answer.ok || MENDABLE.indexOf(answer.error.id) < 0) return answer
  const facets = await facetsOf()
  if (!facets.ok) return facets
  const listed = pick(facets.data)
  if (listed !== undefined) return success(listed)
  if (answer.error.id === 'server') reportServerError()
  return answer.error.id === 'not_found' ? success(none) : answer
}

interface Asked {
  filter: string
  parent?: string
  called?: string
}

/** The choices of one filter, what lies below one of them, or those that are called so. */
export const choicesOr = async (
  answer: Result<FacetNode[]>,
  { filter, parent, called }: Asked,
  facetsOf: () => Promise<Result<Facets>>,
): Promise<Result<FacetNode[]>> => {
  const found = await orListed(answer, facetsOf, facets => facetNamed(facets, filter), [])
  return mapResult(found, nodes => (called ? named(nodes, called) : below(nodes, parent)))
}

const someOf = (facets: Facets) => (Object.keys(facets).length ? facets : undefined)

/** The choices of all filters at once. */
export const allChoicesOr = (answer: Result<Facets>, facetsOf: () => Promise<Result<Facets>>) =>
  orListed(answer, facetsOf, someOf, {})
