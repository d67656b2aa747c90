/** The choices of a filter, counted over a result set. */
import type { Facet } from '@contract/search'
import type { Clause, Engine, FacetCount, FacetField } from '../engine/port'
import { HttpError } from '../http/http-error'
import { countsOfToday } from './dated-values'

export interface FacetSpec {
  field: string
  tree?: boolean
  /** Whether values change on days that are known in advance. They are counted as of today. */
  dated?: boolean
  /** The order of the choices: this list, or the greatest value first. By default the most frequent choice is first. */
  order?: readonly string[] | 'newest'
  limit?: number
  /** Whether only members may use the filter. */
  forMembers?: boolean
}
export type FacetSpecs = Record<string, FacetSpec>

export type CountedFacet = Required<Facet>

/** The results of a search, which facets count. */
export interface ResultSet {
  engine: Engine
  collection: string
  where: Clause
  signal?: AbortSignal
}

/** Selects nodes of a tree: the roots, the children of `parent`, or all nodes whose names contain `called`. */
interface TreeNodes {
  parent?: string
  called?: string
}

/** The default maximum number of choices. */
const LIMIT = 200

const lastOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)
const parentOf = (path: string) => path.slice(0, Math.max(path.lastIndexOf('/'), 0))

function sorted(counts: readonly FacetCount[], order: FacetSpec['order']) {
  if (order === undefined) return counts
  if (order === 'newest') return [...counts].sort((a, b) => (a.value < b.value ? 1 : -1))
  const rank = (value: string) => (order.includes(value) ? order.indexOf(value) : order.length)
  return [...counts].sort((a, b) => rank(a.value) - rank(b.value))
}

function choices(
  counts: readonly FacetCount[],
  { tree, order, limit = LIMIT }: FacetSpec,
  { parent = '', called = '' }: TreeNodes,
): CountedFacet[] {
  const parents = new Set(tree ? counts.map(({ value }) => parentOf(value)) : [])
  const isRequested = (value: string) => (called ? lastOf(value).includes(called) : parentOf(value) === parent)
  const level = tree ? counts.filter(({ value }) => isRequested(value)) : counts
  return sorted(level, order)
    .slice(0, limit)
    .map(({ value, count }) => ({
      name: tree ? lastOf(value) : value,
      value,
      count,
      hasChildren: parents.has(value),
    }))
}

/**
 * Returns the engine's request for a facet. Trees, and facets with an order of their own, need all values. Other facets
 * need only the most frequent values.
 */
const fieldOf = ({ field, tree, order, limit = LIMIT }: FacetSpec): FacetField =>
  tree || order ? { field } : { field, limit }

/** Counts facets. No two specs may have the same field, because the engine returns counts by field. */
export async function countFacets<K extends string>(
  { engine, collection, where, signal }: ResultSet,
  specs: Record<K, FacetSpec>,
  nodes: TreeNodes = {},
): Promise<Record<K, CountedFacet[]>> {
  const entries = Object.entries<FacetSpec>(specs)
  if (entries.length === 0) return {} as Record<K, CountedFacet[]>
  const fields = entries.map(([, spec]) => fieldOf(spec))
  const counts = await engine.facets({ collection, where, fields, signal })
  return Object.fromEntries(
    entries.map(([key, spec]) => {
      const ofField = counts[spec.field] ?? []
      return [key, choices(spec.dated ? countsOfToday(ofField) : ofField, spec, nodes)]
    }),
  ) as Record<K, CountedFacet[]>
}

/**
 * Counts facets for a visitor. Guests see the choices of members-only filters without counts. The same applies to nodes
 * of trees that are below the roots or were found by name.
 */
export async function countVisitorFacets<K extends string>(
  results: ResultSet & { isForGuest?: boolean },
  specs: Record<K, FacetSpec>,
  nodes: TreeNodes = {},
): Promise<Record<K, Facet[]>> {
  const counted = await countFacets(results, specs, nodes)
  if (!results.isForGuest) return counted
  const isBelow = Boolean(nodes.parent || nodes.called)
  const isForMembers = ({ forMembers, tree }: FacetSpec) => forMembers || (tree && isBelow)
  const visible = Object.entries<CountedFacet[]>(counted).map(([key, facets]) =>
    isForMembers(specs[key as K])
      ? [key, facets.map(({ name, value, hasChildren }) => ({ name, value, hasChildren }))]
      : [key, facets],
  )
  return Object.fromEntries(visible) as Record<K, Facet[]>
}

/** Counts one facet, selected by its key. */
export async function countFacet(
  results: Parameters<typeof countVisitorFacets>[0],
  specs: FacetSpecs,
  key: string,
  nodes?: TreeNodes,
): Promise<Facet[]> {
  const spec = Object.hasOwn(specs, key) ? specs[key] : undefined
  if (!spec) throw new HttpError('unknown_field')
  const { [key]: facets } = await countVisitorFacets(results, { [key]: spec }, nodes)
  return facets ?? []
}
