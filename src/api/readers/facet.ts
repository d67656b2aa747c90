/** Reads the choices of filters, in every form that services use. */
import type { Facet } from '@contract/search'
import { isRecord } from '@domain/guards'
import { type JsonFields, toCount, readRows, toFlag, toOptionalText, toText, uniqueBy } from '@/request/value'

/** A choice of a filter. `children` are present if the service sends the whole tree. */
export interface FacetNode extends Omit<Facet, 'count'> {
  /** The number of documents. Absent if the service does not send it. */
  count?: number
  children?: FacetNode[]
  /** Whether `value` is the name of a court, without the region above it. */
  isCourtName?: boolean
}

export type Facets = Record<string, FacetNode[]>

/** Reads a choice. A row without a count field has the count in `value`, as charts do. */
function readFacet(row: JsonFields): FacetNode | undefined {
  const documentCount = toCount(row.count) ?? toCount(row.docCount)
  const isCount = documentCount === undefined && typeof row.value === 'number'
  const name = toText(row.name) || toText(row.key) || (isCount ? toText(row.paramName) : toText(row.value))
  const value = toOptionalText(row.paramName) ?? ((!isCount && toOptionalText(row.value)) || name)
  if (!name.trim()) return undefined
  const children = readFacetList(row.children)
  const facet = {
    name,
    value,
    count: documentCount ?? (isCount ? toCount(row.value) : undefined),
    hasChildren: toFlag(row.hasChildren) ?? children.length > 0,
  }
  return children.length ? { ...facet, children } : facet
}

/** Reads a list of choices and drops repeated ones. */
const readFacetList = (value: unknown) => uniqueBy(readRows(value, readFacet), ({ value: of }) => of)

const isFacetList = (value: unknown): value is unknown[] =>
  Array.isArray(value) && (value.length === 0 || value.some(isRecord))

/** Returns all lists of choices in a reply, by name. */
export function facetsIn(answer: JsonFields, rowList?: unknown): Facets {
  const facets: Facets = {}
  for (const [name, value] of Object.entries(answer))
    if (value !== rowList && isFacetList(value)) facets[name] = readFacetList(value)
  return facets
}

/** Reads a reply that contains only choices. */
export function readFacets(answer: unknown): Facets | undefined {
  if (!isRecord(answer)) return undefined
  const facets = facetsIn(answer)
  return Object.keys(facets).length || !Object.values(answer).some(value => value !== null) ? facets : undefined
}

const plainName = (name: string) => name.replace(/Results$|_/g, '').toLowerCase()

/** Returns the choices of a filter. Services spell its name differently: effLevelResults, effLevel, eff_level. */
export function findFilterChoices(facets: Facets, filter: string): FacetNode[] | undefined {
  const name = Object.keys(facets).find(other => other === filter || plainName(other) === plainName(filter))
  return name === undefined ? undefined : facets[name]
}

/** Returns a function that reads the choices of one filter, from a reply with this filter alone or with others. */
export function choicesReader(field: string): (answer: unknown) => FacetNode[] | undefined {
  return answer => {
    const named = isRecord(answer) ? findFilterChoices(facetsIn(answer), field) : undefined
    return named ?? (isFacetList(answer) ? readFacetList(answer) : undefined)
  }
}

function nodeIn(nodes: FacetNode[], value: string): FacetNode | undefined {
  for (const node of nodes) {
    const match = node.value === value ? node : nodeIn(node.children ?? [], value)
    if (match) return match
  }
  return undefined
}

/** Returns the nodes at any level whose names contain the text. Some services leave this filtering to the app. */
export const findNodesByName = (nodes: FacetNode[], called: string): FacetNode[] =>
  nodes.flatMap(node => [
    ...(node.name.toLowerCase().indexOf(called.toLowerCase()) >= 0 ? [node] : []),
    ...findNodesByName(node.children ?? [], called),
  ])

/**
 * Returns the children of `parent`, or the roots if no parent is requested. Some services always send the whole tree.
 * If the nodes lack the parent, they are its children already and are returned unchanged.
 */
export function childNodesOf(nodes: FacetNode[], parent: string | undefined): FacetNode[] {
  const node = parent === undefined ? undefined : nodeIn(nodes, parent)
  return node ? (node.children ?? []) : nodes
}

/** Returns the paths above a node, from the top: `a` and `a/b` for `a/b/c`. */
export function ancestorPathsOf(path: string): string[] {
  const names = path.split('/')
  return names.slice(1).map((_, at) => names.slice(0, at + 1).join('/'))
}
