/** How many hits have which value. */
import type { Clause, FacetCount, FacetField } from '../port'
import { membersOf } from './bitset'
import { evaluate } from './evaluate'
import { valuesOf } from './memory'
import type { Shelf } from './shelf'
import type { Work } from './slices'

const isChild = (path: string, parent: string) =>
  parent ? path.startsWith(`${parent}/`) && !path.includes('/', parent.length + 1) : !path.includes('/')

export function* facet(shelf: Shelf, hits: Uint32Array, { field, parent, limit }: FacetField): Work<FacetCount[]> {
  const { dictionary, starts, members } = valuesOf(shelf.memory, field)
  const counts = new Uint32Array(dictionary.length)
  for (let at = 0; at < hits.length; at++) {
    const ord = hits[at]!
    for (let i = starts[ord]!; i < starts[ord + 1]!; i++) counts[members[i]!]!++
    if (at % 4096 === 0) yield
  }
  const found: FacetCount[] = []
  counts.forEach((count, code) => {
    const value = dictionary[code]!
    if (count && (parent === undefined || isChild(value, parent))) found.push({ value, count })
  })
  found.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
  return limit === undefined ? found : found.slice(0, limit)
}

export function* facetsOf(shelf: Shelf, where: Clause, fields: FacetField[]): Work<Record<string, FacetCount[]>> {
  const hits = membersOf(yield* evaluate(shelf, where))
  const facets: Record<string, FacetCount[]> = {}
  for (const field of fields) facets[field.field] = yield* facet(shelf, hits, field)
  return facets
}
