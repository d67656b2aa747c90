/** What one library says of itself; every search screen is driven by it. */
import type { ListQuery, SuggestionGroup } from '@contract/search'
import type { Result } from '@/request/errors'
import type { FacetNode } from '@/api/readers/facet'
import { encodeApiQuery, encodeUrlQuery } from '@domain/query/codec'
import type { Condition } from '@domain/query/condition'
import type { AbortSignalLike } from '@/platform/transport/port'
import { LIMITS } from '@domain/limits'
import type { DocumentMetadata } from '@domain/workspace/metadata'
import type { PickedDocument } from '@domain/query/search-box'
import { CATEGORIES, FISCAL, type Category } from './categories'
import type { Label } from '@/ui/label'
import type { RouteName } from '@/routing/routes'
import type { RowView } from '@/ui/row/plain-row'

/** A search as the services take it. `always` holds besides what the reader asks for: the articles of one column. */
export const listQuery = (
  { conditions, order, page, size = LIMITS.page.list }: SearchRequest,
  always: Condition[] = [],
): ListQuery => ({
  query: encodeApiQuery([...always, ...conditions]),
  pageIndex: String(page),
  pageSize: String(size),
  order,
})

const ALL = { ...CATEGORIES, ...FISCAL }

/** What was picked while typing: a document of the library or of another, a law at the article that was named. */
export function picked({ id, article, library }: PickedDocument, category: Category, conditions: Condition[]) {
  const { route, params } = library ? opening(ALL[library], id, []) : opening(category, id, conditions)
  return { route, params: article ? { ...params, article } : params }
}

/** A row opens its document with the conditions that found it, so that the reader can mark their words. */
export const opening = ({ detail, id }: Category, documentId: string, conditions: Condition[]): ListRow['opens'] => ({
  route: detail,
  params: { [id]: documentId, ...(conditions.length ? { query: encodeUrlQuery(conditions) } : {}) },
})

/** Plain types under a title; what is missing is left out. */
export const typesOf = (...texts: string[]): Label[] => texts.filter(Boolean).map(text => ({ kind: 'type', text }))

export interface Library {
  category: Category
  /** The dimension that typed words become conditions of. */
  typed: string
  /** The same for words that are typed on home, where it is another. */
  typedAtHome?: string
  /** The list's bar offers to search what was typed in these dimensions: 在全文中搜索“…”. */
  offers: string[]
  suggest?: Suggest
  /** Whether the home input asks for suggestions too. */
  suggestsAtHome: boolean
  /** The first is the default. */
  sorts: Sort[]
  dimensions: Dimension[]
  filters: Filter[]
  /** The drawer's own controls, besides the filters placed there. */
  drawer?: { date?: DateFilter; switches?: SwitchFilter[] }
  /** Without conditions nothing is asked. */
  asksNothingBlank?: boolean
  /** What narrows it besides what is asked for, told to a service that counts several searches at once; `here`, where none can. */
  counted?: { theme?: string; always?: Condition[] } | 'here'
  /** Conditions of these dimensions are not for guests. */
  membersOnly: string[]
  search(request: SearchRequest): Promise<Result<FoundRows>>
  /** The choices of one filter: its roots, or what lies below a node. */
  choices(request: ChoicesRequest): Promise<Result<FacetNode[]>>
  /** The choices of all filters of the drawer at once, by filter key. */
  allChoices?(request: {
    conditions: Condition[]
    signal: AbortSignalLike
  }): Promise<Result<Record<string, FacetNode[]>>>
}

/** What a bar to type in needs to know. */
export type Searchable = Pick<Library, 'category' | 'typed' | 'offers' | 'suggest' | 'sorts'> &
  Partial<Pick<Library, 'search'>>

export type Suggest = (keyword: string, signal: AbortSignalLike) => Promise<Result<SuggestionGroup[]>>

export interface SearchRequest {
  conditions: Condition[]
  order: string
  /** From 1. */
  page: number
  /** Rows of a page, where they are not the usual ten. */
  size?: number
  signal: AbortSignalLike
}

export interface FoundRows {
  rows: ListRow[]
  /** Absent where the service does not say. */
  total?: number
}

export interface ListRow {
  id: string
  view: RowView
  /** What is saved with the document. */
  metadata: DocumentMetadata
  opens: { route: RouteName; params: Record<string, string> }
}

export interface Sort<Order extends string = string> {
  /** As the service calls it. */
  order: Order
  label: string
}

export interface ChoicesRequest {
  filter: string
  /** A node of a tree; without it the roots. */
  parent?: string
  /** Nodes on any level in whose names this stands; a service may not heed it. */
  called?: string
  conditions: Condition[]
  signal: AbortSignalLike
}

/** `Key`: the facets of its contract; `Name`: the dimensions of its library. */
export interface Filter<Key = string, Name extends string = string> {
  /** As the service calls it. */
  key: Key
  title: string
  /** The dimension that a choice becomes a condition of. */
  dimension: Name
  /** `day` is picked, and has no choices. */
  kind: 'list' | 'tree' | 'day'
  place: 'header' | 'drawer' | 'both'
  /** Said after a choice: 2023 becomes 2023年. */
  unit?: string
  /** A tree of two levels side by side, as regions and their courts are. */
  twoPane?: boolean
  /** So much lies below the roots of the tree that one looks for it by name. */
  deep?: boolean
}

export interface DateFilter {
  title: string
  dimension: string
}

export interface SwitchFilter {
  /** The filter whose choices tell whether, and how often, it applies. */
  key: string
  label: string
  dimension: string
  value: string
}

/** A dimension of the advanced search. */
export interface Dimension<Name extends string = string> {
  /** Stable: kept on the device. */
  key: string
  /** Of its conditions. */
  name: Name
  /** Where the form shows another word than the condition carries. */
  label?: string
  kind: 'words' | 'checkbox' | 'dateRange' | 'feeRange'
  maxCount: number
  placeholder?: string
  /** Stands in the form from the start; the others are added. */
  initial: boolean
  /** A pick becomes the condition. Groups of other names are left out. */
  suggest?: { ask: Suggest; groups: string[] }
  /** Only what was suggested may be entered. */
  pickOnly?: boolean
  /** The choices of a checkbox. */
  options?: Array<{ value: string; label: string }>
  /** How near words stand, in which part of the law, on which side of the parties. */
  modes?: 'caseText' | 'lawText' | 'litigant'
  /** All or any of its conditions; without it all. */
  anyOrAll: boolean
  /** Only one presiding judge can be in a case where all must hold. */
  presiding?: boolean
  /** Days as laws are dated: 2024年03月05日. */
  lawDays?: boolean
}
