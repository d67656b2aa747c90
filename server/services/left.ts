/** The filters beside a list, as every library but the cases answers them: all at once, or one to go deeper into. */
import type { LeftQuery } from '@contract/left'
import type { Facet } from '@contract/search'
import { type FacetSpec, type Matches, facetOf, facetsOf } from '../search/facets'

export async function leftOf<K extends string>(
  found: Matches,
  specs: Record<K, FacetSpec>,
  { field, parent }: LeftQuery,
): Promise<Partial<Record<K, Facet[]>>> {
  if (!field) return facetsOf(found, specs)
  return { [field]: await facetOf(found, specs, field, parent) } as Partial<Record<K, Facet[]>>
}
