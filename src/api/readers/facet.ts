/** The choices of filters, however a service counts and names them. */
import type { Facet } from '@contract/search'
import { isRecord } from '@domain/guards'
import { type Fields, count, each, flag, maybeText, text, uniqueBy } from '@/request/value'

/** Of a tree that came at once the branches hang on it already. */
export interface FacetNode extends Omit<Facet, 'count'> {
  /** Absent where the service does not say. */
  count?: number
  children?: FacetNode[]
}

export type Facets = Record<string, FacetNode[]>

/** Where nothing else is counted, the value is the count, as in charts. */
export function readFacet(row: Fields): FacetNode | undefined {
  const told = count(row.count) ?? count(row.docCount)
  const isCount = told === undefined && typeof row.value === 'number'
  const name = text(row.name) || text(row.key) || (isCount ? text(row.paramName) : text(row.value))
  const value = maybeText(row.paramName) ?? ((!isCount && maybeText(row.value)) || name)
  if (!name.trim()) return undefined
  const children = readFacetList(row.children)
  const facet = {
    name,
    value,
    count: told ?? (isCount ? count(row.value) : undefined),
    hasChildren: flag(row.hasChildren) ?? children.length > 0,
  }
  return children.length ? { ...facet, children } : facet
}

/** The same choice twice is one. */
const readFacetList = (value: unknown) => uniqueBy(each(value, readFacet), ({ value: of }) => of)

const isFacetList = (value: unknown): value is unknown[] =>
  Array.isArray(value) && (value.length === 0 || value.some(isRecord))

/** All lists of choices beside each other, by their names. */
export function facetsIn(answer: Fields, but?: unknown): Facets {
  const found: Facets = {}
  for (const [name, value] of Object.entries(answer))
    if (value !== but && isFacetList(value)) found[name] = readFacetList(value)
  return found
}

/** An answer that is nothing but choices. */
export function readFacets(answer: unknown): Facets | undefined {
  if (!isRecord(answer)) return undefined
  const found = facetsIn(answer)
  return Object.keys(found).length || !Object.values(answer).some(value => value !== null) ? found : undefined
}

const plainName = (name: string) => name.replace(/Results$|_/g, '').toLowerCase()

/** By a filter's name, however it is written: effLevelResults, effLevel, eff_level. */
export function facetNamed(facets: Facets, filter: string): FacetNode[] | undefined {
  const name = Object.keys(facets).find(other => other === filter || plainName(other) === plainName(filter))
  return name === undefined ? undefined : facets[name]
}

/** The choices of one filter: alone, or by name among those of others. */
export function readChoices(field: string): (answer: unknown) => FacetNode[] | undefined {
  return answer => {
    const named = isRecord(answer) ? facetNamed(facetsIn(answer), field) : undefined
    return named ?? (isFacetList(answer) ? readFacetList(answer) : undefined)
  }
}

function nodeIn(nodes: FacetNode[], value: string): FacetNode | undefined {
  for (const node of nodes) {
    const found = node.value === value ? node : nodeIn(node.children ?? [], value)
    if (found) return found
  }
  return undefined
}

/** Those on any level in whose names the text stands, whether or not the service looked for them. */
export const named = (nodes: FacetNode[], called: string): FacetNode[] =>
  nodes.flatMap(node => [
    ...(node.name.toLowerCase().indexOf(called.toLowerCase()) >= 0 ? [node] : []),
    ...named(node.children ?? [], called),
  ])

/** What lies below a node. A service that knows of no nodes answers the whole tree whatever it is asked. */
export function below(nodes: FacetNode[], parent: string | undefined): FacetNode[] {
  const node = parent === undefined ? undefined : nodeIn(nodes, parent)
  return node ? (node.children ?? []) : nodes
}
