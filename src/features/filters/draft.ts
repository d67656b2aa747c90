/** The draft of an open filter panel: conditions that are selected but not applied to the search yet. */
import type { FacetNode } from '@/api/readers/facet'
import { FILTER_TYPE, replaceFilter, filterCondition, type Condition } from '@domain/query/condition'
import { formatLawDay } from '@domain/format/dates'
import { type ValueRange, formatRange, parseRange } from '@domain/format/range'
import { rangeInWords } from '@domain/query/labels'
import type { DateFilter, Filter, Library, SwitchFilter } from '@/libraries/library'

export interface FilterDraft {
  conditions: Condition[]
  /** The sort order that a reset restores. Absent if the draft does not change the list's order. */
  order?: string
}

export const isSecondLevel = ({ kind }: Filter, { value, isCourtName = false }: FacetNode): boolean =>
  kind === 'tree' && (value.indexOf('/') >= 0 || isCourtName)

/** Returns the displayed name of a choice: 2023 becomes 2023年. */
export const choiceLabel = ({ unit = '' }: Filter, { name }: FacetNode): string => `${name}${unit}`

/**
 * Replaces a filter's choice, or clears it. The filter of courts also offers regions. The chip of a region has the
 * filter's title, because a region is not a court.
 */
export function setChoice(draft: Condition[], filter: Filter, facet?: FacetNode): Condition[] {
  if (!facet) return replaceFilter(draft, filter.dimension)
  const { value, isCourtName } = facet
  const label = choiceLabel(filter, facet)
  const path = value.split('/')
  const isShared = label === filter.sharedName
  const name = isShared && path[1] ? `${label}（${path[0]!}）` : label
  return replaceFilter(draft, filter.dimension, {
    value,
    ...(filter.kind === 'tree' && !isCourtName ? { level: path.length } : {}),
    ...(name === value ? {} : { description: name }),
    ...(filter.twoPane && !isShared && !isSecondLevel(filter, facet) ? { nameDescription: filter.title } : {}),
  })
}

export const isChoiceSelected = (draft: Condition[], { dimension }: Filter, { value }: FacetNode): boolean =>
  filterCondition(draft, dimension)?.value === value

/** Sets the choice, or clears it if it is already set. */
export const toggleChoice = (draft: Condition[], filter: Filter, facet: FacetNode): Condition[] =>
  setChoice(draft, filter, isChoiceSelected(draft, filter, facet) ? undefined : facet)

export const chosenDays = (draft: Condition[], { dimension }: DateFilter): ValueRange =>
  parseRange(filterCondition(draft, dimension)?.value ?? '') ?? {}

export function setDays(draft: Condition[], { dimension }: DateFilter, { from, to }: ValueRange): Condition[] {
  const value = formatRange(from, to)
  return replaceFilter(
    draft,
    dimension,
    value ? { value, description: rangeInWords(dimension, { from, to }) } : undefined,
  )
}

export const setDay = (draft: Condition[], { dimension }: Filter, day: string): Condition[] =>
  replaceFilter(draft, dimension, day ? { value: day, description: formatLawDay(day) } : undefined)

const isFor =
  ({ dimension, value }: SwitchFilter) =>
  (one: Condition) =>
    one.name === dimension && one.value === value

export const isSwitchOn = (draft: Condition[], control: SwitchFilter): boolean => draft.some(isFor(control))

/**
 * Turns a switch on or off. A filter has one choice, but several switches of a dimension can be on together. Each
 * switch therefore has a condition of its own.
 */
export function setSwitch(draft: Condition[], control: SwitchFilter, on: boolean): Condition[] {
  const { dimension, value } = control
  const others = draft.filter(one => !isFor(control)(one))
  if (!on) return others
  return [...others, { name: dimension, value, type: FILTER_TYPE, selectSign: `${FILTER_TYPE}:${dimension}:${value}` }]
}

export const headerFilters = ({ filters }: Library): Filter[] => filters.filter(({ place }) => place !== 'drawer')
export const drawerFilters = ({ filters }: Library): Filter[] => filters.filter(({ place }) => place !== 'header')
export const hasDrawer = (library: Library): boolean =>
  drawerFilters(library).length > 0 || library.drawer !== undefined

export const hasFilters = (library: Library): boolean => headerFilters(library).length > 0 || hasDrawer(library)

/** Removes all conditions that the drawer has set. Typed conditions stay. */
export function withoutDrawerChoices(draft: Condition[], library: Library): Condition[] {
  const { date, switches = [] } = library.drawer ?? {}
  const dimensions = [...drawerFilters(library), ...(date ? [date] : []), ...switches].map(({ dimension }) => dimension)
  return dimensions.reduce<Condition[]>((rest, dimension) => replaceFilter(rest, dimension), draft)
}

const includesAll = (all: Condition[], some: Condition[]) =>
  some.every(one => all.some(({ name, value, type }) => name === one.name && value === one.value && type === one.type))

/** Returns whether both lists have the same conditions, in any order. */
export const haveSameConditions = (before: Condition[], after: Condition[]): boolean =>
  before.length === after.length && includesAll(before, after) && includesAll(after, before)
