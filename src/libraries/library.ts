/** The descriptor of a library. Every search screen is built from it. */
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

/** The query of a search. `always` adds fixed conditions, such as the column of the articles. */
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

/** The target of a chosen suggestion: a document of this or another library, a law at its article. */
export function suggestedTarget({ id, article, library }: PickedDocument, category: Category, conditions: Condition[]) {
  const { route, params } = library ? opening(ALL[library], id, []) : opening(category, id, conditions)
  return { route, params: article ? { ...params, article } : params }
}

/** A row opens its document with the conditions of the search: the reader marks their words. */
export const opening = ({ detail, id }: Category, documentId: string, conditions: Condition[]): ListRow['opens'] => ({
  route: detail,
  params: { [id]: documentId, ...(conditions.length ? { query: encodeUrlQuery(conditions) } : {}) },
})

/** Plain labels under a title. Empty texts are left out. */
export const typesOf = (...texts: string[]): Label[] => texts.filter(Boolean).map(text => ({ kind: 'type', text }))

export interface Library {
  category: Category
  /** The dimension of typed words. */
  typed: string
  /** The dimension of words typed on home, if it is another. */
  typedAtHome?: string
  /** Dimensions that the list's bar offers for typed words: 在全文中搜索“…”. */
  offers: string[]
  suggest?: Suggest
  /** Whether the home input shows suggestions too. */
  suggestsAtHome: boolean
  /** The first is the default. */
  sorts: Sort[]
  dimensions: Dimension[]
  filters: Filter[]
  /** The drawer's own controls, besides the filters placed there. */
  drawer?: { date?: DateFilter; switches?: SwitchFilter[] }
  /** Whether a search without conditions is not sent. */
  skipsBlankSearch?: boolean
  /** Fixed filters for the service that counts several searches. `here`: that service cannot count this library. */
  counted?: { theme?: string; always?: Condition[] } | 'here'
  /** Dimensions that guests may not use. */
  membersOnly: string[]
  search(request: SearchRequest): Promise<Result<ResultPage>>
  /** The choices of one filter: its roots, or the children of a node. */
  choices(request: ChoicesRequest): Promise<Result<FacetNode[]>>
  /** The choices of all filters of the drawer at once, by filter key. */
  allChoices?(request: {
    conditions: Condition[]
    signal: AbortSignalLike
  }): Promise<Result<Record<string, FacetNode[]>>>
}

/** The part that a search bar needs. */
export type Searchable = Pick<Library, 'category' | 'typed' | 'offers' | 'suggest' | 'sorts'> &
  Partial<Pick<Library, 'search'>>

export type Suggest = (keyword: string, signal: AbortSignalLike) => Promise<Result<SuggestionGroup[]>>

export interface SearchRequest {
  conditions: Condition[]
  order: string
  /** From 1. */
  page: number
  /** Rows of a page, if not ten. */
  size?: number
  signal: AbortSignalLike
}

export interface ResultPage {
  rows: ListRow[]
  /** Absent if the service does not send it. */
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
  /** The service's name. */
  order: Order
  label: string
}

export interface ChoicesRequest {
  filter: string
  /** A node of a tree. Without it, the roots. */
  parent?: string
  /** A part of node names, on any level. Some services ignore it. */
  called?: string
  conditions: Condition[]
  signal: AbortSignalLike
}

/** `Key`: the facets of its contract; `Name`: the dimensions of its library. */
export interface Filter<Key = string, Name extends string = string> {
  /** The service's name. */
  key: Key
  title: string
  /** The dimension of a choice's condition. */
  dimension: Name
  /** `day` is a date picker without choices. */
  kind: 'list' | 'tree' | 'day'
  place: 'header' | 'drawer' | 'both'
  /** The unit after a choice: 2023 becomes 2023年. */
  unit?: string
  /** Whether two levels are side by side, such as regions and their courts. */
  twoPane?: boolean
  /** Whether the tree is so large that it has a search box. */
  deep?: boolean
}

export interface DateFilter {
  title: string
  dimension: string
}

export interface SwitchFilter {
  /** The filter with the switch's choice and count. */
  key: string
  label: string
  dimension: string
  value: string
}

/** A dimension of the advanced search. */
export interface Dimension<Name extends string = string> {
  /** Stable: stored on the device. */
  key: string
  /** The name in its conditions. */
  name: Name
  /** The label in the form, if it differs from `name`. */
  label?: string
  kind: 'words' | 'checkbox' | 'dateRange' | 'feeRange'
  maxCount: number
  placeholder?: string
  /** Whether the form has it from the start. Readers add the others. */
  initial: boolean
  /** A chosen suggestion becomes the condition. Other groups are left out. */
  suggest?: { fetch: Suggest; groups: string[] }
  /** Whether only suggestions may be entered. */
  pickOnly?: boolean
  /** The choices of a checkbox. */
  options?: Array<{ value: string; label: string }>
  /** Extra settings: distance of words, part of the law, side of a party. */
  modes?: 'caseText' | 'lawText' | 'litigant'
  /** Whether readers choose between all and any. Without it: all. */
  anyOrAll: boolean
  /** Whether only one presiding judge may be entered when all must hold. */
  presiding?: boolean
  /** Whether days are written as in laws: 2024年03月05日. */
  lawDays?: boolean
}
