/** Describes a library. Every search screen is built from such a description. */
import type { ArticleAnswer } from '@contract/article-answers'
import type { ListQuery, SuggestionGroup } from '@contract/search'
import type { Result } from '@/request/errors'
import type { FacetNode } from '@/api/readers/facet'
import { encodeApiQuery, encodeUrlQuery } from '@domain/query/codec'
import type { Condition } from '@domain/query/condition'
import type { AbortSignalLike } from '@/platform/ports/data'
import { LIMITS } from '@domain/limits'
import type { DocumentMetadata } from '@domain/workspace/metadata'
import type { PickedDocument } from '@domain/query/search-box'
import { CATEGORIES, FISCAL_CATEGORIES, type Category } from './categories'
import type { RouteName } from '@/routing/routes'
import type { RowView } from '@/ui/row/plain-row'

/** Returns the params of a list request. `always` adds fixed conditions, such as the column of an institution. */
export const listQuery = (
  { conditions, order, page, size = LIMITS.page.list }: SearchRequest,
  always: Condition[] = [],
): ListQuery => ({
  query: encodeApiQuery([...always, ...conditions]),
  pageIndex: String(page),
  pageSize: String(size),
  order,
})

const ALL = { ...CATEGORIES, ...FISCAL_CATEGORIES }

/** Returns the target of a chosen suggestion: a document of this or another library, or an article of a law. */
export function suggestionTarget(
  { id, article, library }: PickedDocument,
  category: Category,
  conditions: Condition[],
) {
  const { route, params } = library ? documentTarget(ALL[library], id, []) : documentTarget(category, id, conditions)
  return { route, params: article ? { ...params, article } : params }
}

/**
 * Returns the target of a row: its document, with the conditions of the search. The document screen marks their words
 * as hits.
 */
export const documentTarget = (
  { detail, id }: Category,
  documentId: string,
  conditions: Condition[],
): ListRow['opens'] => ({
  route: detail,
  params: { [id]: documentId, ...(conditions.length ? { query: encodeUrlQuery(conditions) } : {}) },
})

export interface Library {
  category: Category
  /** The dimension in which typed words are searched. */
  typed: string
  /** The dimension of words typed on the home screen. Absent if it is the same as `typed`. */
  typedAtHome?: string
  /** Further dimensions that the list offers for typed words, for example 在全文中搜索“…”. */
  offers: string[]
  suggest?: FetchSuggestions
  /** Whether the search input of the home screen shows suggestions too. */
  suggestsAtHome: boolean
  /** The sort orders. The first is the default. */
  sorts: SortOrder[]
  dimensions: Dimension[]
  filters: Filter[]
  /**
   * The range of dates and the switches in the filter drawer. They are not in `filters`, because they have no list of
   * choices.
   */
  drawer?: { date?: DateFilter; switches?: SwitchFilter[] }
  /** Whether the list sends no request while the search has no conditions. */
  skipsBlankSearch?: boolean
  /**
   * The theme and the fixed conditions that identify this library to the service which counts several searches at once.
   * `here` means that this service cannot count the library.
   */
  counted?: { theme?: string; always?: Condition[] } | 'here'
  /** The dimensions that only members may use. */
  membersOnly: string[]
  search(request: SearchRequest): Promise<Result<ResultPage>>
  /** Returns the choices of one filter: the roots of its tree, the children of a node, or nodes by name. */
  choices(request: ChoicesRequest): Promise<Result<FacetNode[]>>
  /** Returns the choices of all filters of the drawer at once, by filter key. */
  allChoices?(request: {
    conditions: Condition[]
    signal: AbortSignalLike
  }): Promise<Result<Record<string, FacetNode[]>>>
}

/** The part of a library that the search bar needs. */
export type SearchableLibrary = Pick<Library, 'category' | 'typed' | 'offers' | 'suggest' | 'sorts'> &
  Partial<Pick<Library, 'search'>>

export type FetchSuggestions = (keyword: string, signal: AbortSignalLike) => Promise<Result<SuggestionGroup[]>>

export interface SearchRequest {
  conditions: Condition[]
  order: string
  /** The number of the page, from 1. */
  page: number
  /** The number of rows on a page. The default is ten. */
  size?: number
  signal: AbortSignalLike
}

export interface ResultPage {
  rows: ListRow[]
  /** The total number of results. Absent if the service does not send it. */
  total?: number
  /** The sentence in which the service states up to which day the library is complete, if any. */
  completeness?: string
  /** A part of the results, with its number, which is shown above the list. */
  notable?: HighlightedResults
}

/** A part of the results, and the condition that finds only this part. */
export interface HighlightedResults {
  label: string
  condition: Condition
}

export interface ListRow {
  id: string
  view: RowView
  /** The metadata that is saved with the document. */
  metadata: DocumentMetadata
  opens: { route: RouteName; params: Record<string, string> }
  /** The answer with the whole article. Only the list of articles that answer a question has it. */
  answer?: ArticleAnswer
}

export interface SortOrder<Order extends string = string> {
  /** The value by which the service knows the sort order. */
  order: Order
  label: string
}

export interface ChoicesRequest {
  filter: string
  /** The node whose children are requested. Without it, the roots are requested. */
  parent?: string
  /** A text that the names of the nodes must contain, on any level of the tree. Some services ignore it. */
  called?: string
  conditions: Condition[]
  signal: AbortSignalLike
}

/**
 * A filter of a list. `Key` is the type of the filter keys of its service, and `Name` the type of the dimensions of its
 * library.
 */
export interface Filter<Key = string, Name extends string = string> {
  /** The key by which the service knows the filter. */
  key: Key
  title: string
  /** The dimension of the condition that a selected choice becomes. */
  dimension: Name
  /** How the choices are shown. `day` is a date picker without choices. */
  kind: 'list' | 'tree' | 'day'
  place: 'header' | 'drawer' | 'both'
  /** The unit that is displayed after a choice: 2023 becomes 2023年. */
  unit?: string
  /** Whether two levels are shown side by side, such as regions and their courts. */
  twoPane?: boolean
  /** Whether the tree is so large that it has a search field. */
  deep?: boolean
  /**
   * The name of a choice that is a root of the tree or below several roots: the supreme court, in no region or below
   * each. The chip of a choice below a root names the root too.
   */
  sharedName?: string
}

export interface DateFilter {
  title: string
  dimension: string
}

export interface SwitchFilter {
  /** The filter in whose choices the switch finds its count. */
  key: string
  label: string
  dimension: string
  value: string
}

/** A dimension of the advanced search form. */
export interface Dimension<Name extends string = string> {
  /** The key of the dimension. It must never change, because devices store it. */
  key: string
  /** The name by which conditions refer to the dimension. */
  name: Name
  /** The label in the form, if it differs from `name`. */
  label?: string
  kind: 'words' | 'checkbox' | 'dateRange' | 'feeRange'
  maxCount: number
  placeholder?: string
  /** Whether the form shows the dimension at first. Readers can add the others. */
  initial: boolean
  /** The source of suggestions. A chosen suggestion becomes the condition. Groups that are not listed are left out. */
  suggest?: { fetch: FetchSuggestions; groups: string[] }
  /** Whether only suggestions may be entered. */
  pickOnly?: boolean
  /** The choices of a group of checkboxes. */
  options?: Array<{ value: string; label: string }>
  /** The kind of extra setting: the distance of words, the part of the law, or the side of a party. */
  modes?: 'caseText' | 'lawText' | 'litigant'
  /** Whether readers choose between all words and any word. Otherwise all words must match. */
  anyOrAll: boolean
  /**
   * Whether the conditions name judges, so that readers can mark judges as presiding. If all words must match, only one
   * judge can be marked.
   */
  presiding?: boolean
  /** Whether days have the form that laws use: 2024年03月05日. */
  lawDays?: boolean
}
