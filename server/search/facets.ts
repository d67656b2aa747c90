/** The choices of a filter, counted over what was found. */
import type { Facet } from '@contract/search'
import type { Clause, Engine, FacetCount, FacetField } from '../engine/port'
import { Refusal } from '../http/refusal'

export interface FacetSpec {
  field: string
  tree?: boolean
  /** In this order, or the greatest value first; without it the most frequent first. */
  order?: readonly string[] | 'newest'
  limit?: number
}
export type FacetSpecs = Record<string, FacetSpec>

export interface Matches {
  engine: Engine
  collection: string
  where: Clause
  signal?: AbortSignal
}

const LIMIT = 200

const lastOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)
const parentOf = (path: string) => path.slice(0, Math.max(path.lastIndexOf('/'), 0))

function sorted(counts: readonly FacetCount[], order: FacetSpec['order']) {
  if (order === undefined) return counts
  if (order === 'newest') return [...counts].sort((a, b) => (a.value < b.value ? 1 : -1))
  const rank = (value: string) => (order.includes(value) ? order.indexOf(value) : order.length)
  return [...counts].sort((a, b) => rank(a.value) - rank(b.value))
}

function choices(counts: readonly FacetCount[], { tree, order, limit = LIMIT }: FacetSpec, parent: string): Facet[] {
  const parents = new Set(tree ? counts.map(({ value }) => parentOf(value)) : [])
  const level = tree ? counts.filter(({ value }) => parentOf(value) === parent) : counts
  return sorted(level, order)
    .slice(0, limit)
    .map(({ value, count }) => ({
      name: tree ? lastOf(value) : value,
      value,
      count,
      hasChildren: parents.has(value),
    }))
}

/** What is shown in the order of the counts is counted no further than it is shown. */
const fieldOf = ({ field, tree, order, limit = LIMIT }: FacetSpec): FacetField =>
  tree || order ? { field } : { field, limit }

/** Each field once: no two of the specs speak of the same. */
export async function facetsOf<K extends string>(
  { engine, collection, where, signal }: Matches,
  specs: Record<K, FacetSpec>,
  parent = '',
): Promise<Record<K, Facet[]>> {
  const wanted = Object.entries<FacetSpec>(specs)
  if (wanted.length === 0) return {} as Record<K, Facet[]>
  const fields = wanted.map(([, spec]) => fieldOf(spec))
  const counts = await engine.facets({ collection, where, fields, signal })
  return Object.fromEntries(
    wanted.map(([key, spec]) => [key, choices(counts[spec.field] ?? [], spec, parent)]),
  ) as Record<K, Facet[]>
}

/** One of the filters alone; of a tree, what is below a node. */
export async function facetOf(found: Matches, specs: FacetSpecs, key: string, parent?: string): Promise<Facet[]> {
  const spec = Object.hasOwn(specs, key) ? specs[key] : undefined
  if (!spec) throw new Refusal('unknown_field')
  const { [key]: facets } = await facetsOf(found, { [key]: spec }, parent)
  return facets ?? []
}
