/** Filters of the services that answer one of them, or all, at one address. */
import type { LeftQuery } from '@contract/left'
import type { Facet } from '@contract/search'
import { type Result, mapResult } from '@/api/errors'
import type { Condition } from '@/domain/condition'
import { encodeApiQuery } from '@/domain/query'
import type { AbortSignalLike } from '@/platform/transport/port'
import type { Library } from './library'

type Facets = Record<string, Facet[] | undefined>
type FetchLeft = (query: LeftQuery, signal: AbortSignalLike) => Promise<Result<Facets>>

const present = (facets: Facets): Record<string, Facet[]> => {
  const found: Record<string, Facet[]> = {}
  for (const [key, choices] of Object.entries(facets)) if (choices) found[key] = choices
  return found
}

export const leftChoices = (
  fetchLeft: FetchLeft,
  always: Condition[] = [],
): Pick<Library, 'choices' | 'allChoices'> => ({
  async choices({ filter, parent, conditions, signal }) {
    const query = encodeApiQuery([...always, ...conditions])
    return mapResult(await fetchLeft({ query, field: filter, parent }, signal), facets => facets[filter] ?? [])
  },
  async allChoices({ conditions, signal }) {
    return mapResult(await fetchLeft({ query: encodeApiQuery([...always, ...conditions]) }, signal), present)
  },
})
