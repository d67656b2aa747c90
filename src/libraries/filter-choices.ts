/**
 * Provides the methods of a library that fetch the choices of filters. It is for services that return a single filter
 * and all filters at the same address.
 */
import type { FacetsQuery } from '@contract/facets'
import { type Result, mapResult } from '@/request/errors'
import { type Facets, findFilterChoices } from '@/api/readers/facet'
import type { Condition } from '@domain/query/condition'
import { encodeApiQuery } from '@domain/query/codec'
import type { AbortSignalLike } from '@/platform/ports/data'
import type { Library } from './library'
import { type FetchList, allChoicesOrListFacets, choicesOrListFacets, fetchListFacets } from './list-reply'

type FetchFilters = (query: FacetsQuery, signal: AbortSignalLike) => Promise<Result<Facets>>

export const choiceMethods = (
  fetchFacets: FetchFilters,
  fetchList: FetchList,
  always: Condition[] = [],
): Pick<Library, 'choices' | 'allChoices'> => ({
  async choices({ filter, parent, called, conditions, signal }) {
    const all = [...always, ...conditions]
    const answer = await fetchFacets({ query: encodeApiQuery(all), field: filter, parent, called }, signal)
    const nodes = mapResult(answer, facets => findFilterChoices(facets, filter) ?? [])
    return choicesOrListFacets(nodes, { filter, parent, called }, () => fetchListFacets(fetchList, all, signal))
  },
  async allChoices({ conditions, signal }) {
    const all = [...always, ...conditions]
    const answer = await fetchFacets({ query: encodeApiQuery(all) }, signal)
    return allChoicesOrListFacets(answer, () => fetchListFacets(fetchList, all, signal))
  },
})
