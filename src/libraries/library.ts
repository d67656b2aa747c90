/** What one library says of itself; every search screen is driven by it. */
import type { SuggestionGroup } from '@contract/search'
import type { FacetNode } from '@/api/readers/facet'
import type { Result } from '@/request/errors'
import type { Condition } from '@domain/query/condition'
import type { AbortSignalLike } from '@/platform/transport/port'
import type { RouteName } from '@/routing/routes'
import type { RowView } from '@/ui/row/types'
import type { Category } from './categories'

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
  opens: { route: RouteName; params: Record<string, string> }
}

export interface Sort {
  /** As the service calls it. */
  order: string
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

export interface Filter {
  /** As the service calls it. */
  key: string
  title: string
  /** The dimension that a choice becomes a condition of. */
  dimension: string
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
export interface Dimension {
  /** Stable: kept on the device. */
  key: string
  /** Of its conditions. */
  name: string
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
