/** Reads the reply of a list: its rows, and the choices of filters that no other call returns. */
import type { ListQuery } from '@contract/search'
import { reportServerError } from '@/request/connection'
import { type ApiErrorId, type Result, mapResult, success } from '@/request/errors'
import { type Facets, type FacetNode, childNodesOf, findFilterChoices, findNodesByName } from '@/api/readers/facet'
import type { SearchPage } from '@/api/readers/page'
import { encodeApiQuery } from '@domain/query/codec'
import type { Condition } from '@domain/query/condition'
import type { AbortSignalLike } from '@/platform/ports/data'
import type { ResultPage, ListRow } from './library'

export const resultPageOf = <Item>(reply: Result<SearchPage<Item>>, row: (item: Item) => ListRow): Result<ResultPage> =>
  mapResult(reply, ({ items, total, completeness }) => ({ rows: items.map(row), total, completeness }))

/** The params of a list of one document, for callers that need only the filters in the reply. */
const SHORTEST = { pageIndex: '1', pageSize: '1' }

export type FetchList = (query: ListQuery, signal: AbortSignalLike) => Promise<Result<SearchPage<unknown>>>

export const fetchListFacets = async (fetchList: FetchList, conditions: Condition[], signal: AbortSignalLike) =>
  mapResult(await fetchList({ query: encodeApiQuery(conditions), ...SHORTEST }, signal), ({ facets }) => facets)

/**
 * Errors after which another call may succeed. A failure of the network, the login or the permission would repeat
 * itself.
 */
const RECOVERABLE: ApiErrorId[] = ['not_found', 'gone', 'rejected', 'server', 'garbled']

/**
 * Returns the reply, or after a recoverable failure the choices in the list's reply. If that reply has none, the
 * failure `not_found` means that there are no choices. Other failures are returned.
 */
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

/** Returns the choices of one filter: the roots of its tree, the children of a node, or nodes by name. */
export const choicesOrListFacets = async (
  answer: Result<FacetNode[]>,
  { filter, parent, called }: ChoiceQuery,
  facetsOf: () => Promise<Result<Facets>>,
): Promise<Result<FacetNode[]>> => {
  const choices = await orListed(answer, facetsOf, facets => findFilterChoices(facets, filter), [])
  return mapResult(choices, nodes => (called ? findNodesByName(nodes, called) : childNodesOf(nodes, parent)))
}

const someOf = (facets: Facets) => (Object.keys(facets).length ? facets : undefined)

/** Returns the choices of all filters at once. */
export const allChoicesOrListFacets = (answer: Result<Facets>, facetsOf: () => Promise<Result<Facets>>) =>
  orListed(answer, facetsOf, someOf, {})

/**
 * Removes the counts of the choices. The service counts another list than the one shown, so its counts would be
 * wrong.
 */
export const withoutCounts = (nodes: FacetNode[]): FacetNode[] =>
  nodes.map(({ name, value, hasChildren, children }) => ({
    ...{ name, value, hasChildren },
    ...(children && { children: withoutCounts(children) }),
  }))
