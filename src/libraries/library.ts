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
import { CATEGORIES, FISCAL, type Category } from './categories'
import type { RouteName } from '@/routing/routes'
import type { RowView } from '@/ui/row/plain-row'

/** Returns the query of a search. `always` adds fixed conditions, such as the column of an institution. */
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

/** Returns what a chosen suggestion opens: a document of this or another library, or a law at its article. */
export function suggestedTarget({ id, article, library }: PickedDocument, category: Category, conditions: Condition[]) {
  const { route, params } = library ? opening(ALL[library], id, []) : opening(category, id, conditions)
  return { route, params: article ? { ...params, article } : params }
}

/** Returns what a row opens: its document, with the conditions of the search, whose words the reader marks. */
export const opening = ({ detail, id }: Category, documentId: string, conditions: Condition[]): ListRow['opens'] => ({
  route: detail,
  params: { [id]: documentId, ...(conditions.length ? { query: encodeUrlQuery(conditions) } : {}) },
})

export interface Library {
  category: Category
  /** The dimension in which typed words are searched. */
  typed: string
  /** The dimension for words typed on home, if it differs. */
  typedAtHome?: string
  /** The dimensions that the list offers for typed words: 在全文中搜索“…”. */
  offers: string[]
  suggest?: Suggest
  /** Whether the input on home shows suggestions too. */
  suggestsAtHome: boolean
  /** The sort orders. The first is the default. */
  sorts: Sort[]
  dimensions: Dimension[]
  filters: Filter[]
  /** The controls of the filter drawer in addition to the filters. */
  drawer?: { date?: DateFilter; switches?: SwitchFilter[] }
  /** Whether a search without conditions is never sent. */
  skipsBlankSearch?: boolean
  /**
   * The fixed filters for the service that counts several searches. `here` means that this service cannot count the
   * library.
   */
  counted?: { theme?: string; always?: Condition[] } | 'here'
  /** The dimensions that only members may use. */
  membersOnly: string[]
  search(request: SearchRequest): Promise<Result<ResultPage>>
  /** Returns the choices of one filter: the roots of its tree, or the children of a node. */
  choices(request: ChoicesRequest): Promise<Result<FacetNode[]>>
  /** Returns the choices of all filters of the drawer at once, by filter key. */
  allChoices?(request: {
    conditions: Condition[]
    signal: AbortSignalLike
  }): Promise<Result<Record<string, FacetNode[]>>>
}

/** The part of a library that a search bar needs. */
export type Searchable = Pick<Library, 'category' | 'typed' | 'offers' | 'suggest' | 'sorts'> &
  Partial<Pick<Library, 'search'>>

export type Suggest = (keyword: string, signal: AbortSignalLike) => Promise<Result<SuggestionGroup[]>>

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
  /** The day up to which the library is complete, if the service states one. */
  completeness?: string
  /** A part of the results that deserves to be named. */
  notable?: NotablePart
}

/** A part of the results, with the condition that leaves only it. */
export interface NotablePart {
  label: string
  condition: Condition
}

export interface ListRow {
  id: string
  view: RowView
  /** The metadata that is saved with the document. */
  metadata: DocumentMetadata
  opens: { route: RouteName; params: Record<string, string> }
  /** The whole article, in a list of articles that answer a question. */
  answer?: ArticleAnswer
}

export interface Sort<Order extends string = string> {
  /** The service's name for the sort order. */
  order: Order
  label: string
}

export interface ChoicesRequest {
  filter: string
  /** The node whose children are requested. Without it, the roots are requested. */
  parent?: string
  /** A text that the names of nodes must contain, on any level. Some services ignore it. */
  called?: string
  conditions: Condition[]
  signal: AbortSignalLike
}

/** A filter of a list. `Key` are the filters of its service; `Name` are the dimensions of its library. */
export interface Filter<Key = string, Name extends string = string> {
  /** The service's name for the filter. */
  key: Key
  title: string
  /** The dimension of the condition that a choice adds. */
  dimension: Name
  /** How the choices are shown. `day` is a date picker without choices. */
  kind: 'list' | 'tree' | 'day'
  place: 'header' | 'drawer' | 'both'
  /** The unit that is written after a choice: 2023 becomes 2023年. */
  unit?: string
  /** Whether two levels are shown side by side, such as regions and their courts. */
  twoPane?: boolean
  /** Whether the tree is so large that it has a search field. */
  deep?: boolean
}

export interface DateFilter {
  title: string
  dimension: string
}

export interface SwitchFilter {
  /** The filter that contains the choice and the count of the switch. */
  key: string
  label: string
  dimension: string
  value: string
}

/** A dimension of the advanced search. */
export interface Dimension<Name extends string = string> {
  /** A stable key: devices store it. */
  key: string
  /** The name of the dimension in conditions. */
  name: Name
  /** The label in the form, if it differs from `name`. */
  label?: string
  kind: 'words' | 'checkbox' | 'dateRange' | 'feeRange'
  maxCount: number
  placeholder?: string
  /** Whether the form shows the dimension at first. Readers can add the others. */
  initial: boolean
  /** The source of suggestions. A chosen one becomes the condition. Groups not listed here are left out. */
  suggest?: { fetch: Suggest; groups: string[] }
  /** Whether only suggestions may be entered. */
  pickOnly?: boolean
  /** The choices of a group of checkboxes. */
  options?: Array<{ value: string; label: string }>
  /** Extra settings: distance of words, part of the law, side of a party. */
  modes?: 'caseText' | 'lawText' | 'litigant'
  /** Whether readers choose between all words and any word. Otherwise all words must match. */
  anyOrAll: boolean
  /** Whether only one presiding judge may be entered when all words must match. */
  presiding?: boolean
  /** Whether days are written as in laws: 2024年03月05日. */
  lawDays?: boolean
}
