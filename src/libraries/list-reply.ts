/** Rows of a list's reply, and choices of filters that have no call of their own. */
import type { ListQuery } from '@contract/search'
import { reportServerError } from '@/request/connection'
import { type ApiErrorId, type Result, mapResult, success } from '@/request/errors'
import { type Facets, type FacetNode, nodesBelow, findFacet, findNodesByName } from '@/api/readers/facet'
import type { SearchPage } from '@/api/readers/page'
import { encodeApiQuery } from '@domain/query/codec'
import type { Condition } from '@domain/query/condition'
import type { AbortSignalLike } from '@/platform/transport/port'
import type { ResultPage, ListRow } from './library'

export const rowsOf = <Item>(reply: Result<SearchPage<Item>>, row: (item: Item) => ListRow): Result<ResultPage> =>
  mapResult(reply, ({ items, total }) => ({ rows: items.map(row), total }))

/** The shortest list: its reply carries the filters too. */
const SHORTEST = { pageIndex: '1', pageSize: '1' }

export type FetchList = (query: ListQuery, signal: AbortSignalLike) => Promise<Result<SearchPage<unknown>>>

export const facetsOfList = async (fetchList: FetchList, conditions: Condition[], signal: AbortSignalLike) =>
  mapResult(await fetchList({ query: encodeApiQuery(conditions), ...SHORTEST }, signal), ({ facets }) => facets)

/** Errors after which a second call may succeed. Not without network, login or permission. */
const RECOVERABLE: ApiErrorId[] = ['not_found', 'gone', 'rejected', 'server', 'garbled']

/** The reply, or else the facets of the list. Without both there are no choices. */
async function orListed<T>(
  answer: Result<T>,
  facetsOf: () => Promise<Result<Facets>>,
  pick: (facets: Facets) => T | undefined,
  none: T,
): Promise<Result<T>> {
  if (answer.ok || RECOVERABLE.indexOf(answer.error.id) < 0) return answer
  const facets = await facetsOf()
  if (!facets.ok) return facets
  const listed = pick(facets.data)
  if (listed !== undefined) return success(listed)
  if (answer.error.id === 'server') reportServerError()
  return answer.error.id === 'not_found' ? success(none) : answer
}

interface ChoiceQuery {
  filter: string
  parent?: string
  called?: string
}

/** The choices of one filter: its roots, the children of a node, or the nodes of a name. */
export const choicesOr = async (
  answer: Result<FacetNode[]>,
  { filter, parent, called }: ChoiceQuery,
  facetsOf: () => Promise<Result<Facets>>,
): Promise<Result<FacetNode[]>> => {
  const choices = await orListed(answer, facetsOf, facets => findFacet(facets, filter), [])
  return mapResult(choices, nodes => (called ? findNodesByName(nodes, called) : nodesBelow(nodes, parent)))
}

const someOf = (facets: Facets) => (Object.keys(facets).length ? facets : undefined)

/** The choices of all filters at once. */
export const allChoicesOr = (answer: Result<Facets>, facetsOf: () => Promise<Result<Facets>>) =>
  orListed(answer, facetsOf, someOf, {})
