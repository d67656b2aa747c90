/** What an open panel has chosen so far: conditions that are not searched for yet. Pure rules. */
import type { FacetNode } from '@/api/readers/facet'
import { FILTER, choose, filterCondition } from '@domain/query/chips'
import type { Condition } from '@domain/query/condition'
import { formatLawDay } from '@domain/format/dates'
import { type Range, formatRange, parseRange } from '@domain/format/range'
import { rangeInWords } from '@domain/query/value-words'
import type { DateFilter, Filter, Library, SwitchFilter } from '@/libraries/library'

export interface Draft {
  conditions: Condition[]
  /** Where another one is wished for than the list has. */
  order?: string
}

/** The nodes above one of a tree, from the top: `a/b/c` lies below `a` and `a/b`. */
export function ancestorsOf(path: string): string[] {
  const names = path.split('/')
  return names.slice(1).map((_, at) => names.slice(0, at + 1).join('/'))
}

export const isSecondLevel = ({ kind }: Filter, { value }: FacetNode): boolean =>
  kind === 'tree' && value.indexOf('/') >= 0

/** 2023 is shown as 2023年. */
export const nameOf = ({ unit = '' }: Filter, { name }: FacetNode): string => `${name}${unit}`

/** One choice of each filter; without a facet none. A region is no court: its chip bears the name of the filter. */
export function take(draft: Condition[], filter: Filter, facet?: FacetNode): Condition[] {
  if (!facet) return choose(draft, filter.dimension)
  const { value } = facet
  const name = nameOf(filter, facet)
  return choose(draft, filter.dimension, {
    value,
    ...(filter.kind === 'tree' ? { level: value.split('/').length } : {}),
    ...(name === value ? {} : { description: name }),
    ...(filter.twoPane && !isSecondLevel(filter, facet) ? { nameDescription: filter.title } : {}),
  })
}

export const isTaken = (draft: Condition[], { dimension }: Filter, { value }: FacetNode): boolean =>
  filterCondition(draft, dimension)?.value === value

/** A second tap on the same choice lets it go. */
export const toggle = (draft: Condition[], filter: Filter, facet: FacetNode): Condition[] =>
  take(draft, filter, isTaken(draft, filter, facet) ? undefined : facet)

export const daysOf = (draft: Condition[], { dimension }: DateFilter): Range =>
  parseRange(filterCondition(draft, dimension)?.value ?? '') ?? {}

export function takeDays(draft: Condition[], { dimension }: DateFilter, { from, to }: Range): Condition[] {
  const value = formatRange(from, to)
  return choose(draft, dimension, value ? { value, description: rangeInWords(dimension, { from, to }) } : undefined)
}

export const takeDay = (draft: Condition[], { dimension }: Filter, day: string): Condition[] =>
  choose(draft, dimension, day ? { value: day, description: formatLawDay(day) } : undefined)

const isFor =
  ({ dimension, value }: SwitchFilter) =>
  (one: Condition) =>
    one.name === dimension && one.value === value

export const isOn = (draft: Condition[], control: SwitchFilter): boolean => draft.some(isFor(control))

/** Switches of one dimension stand beside each other, unlike the choices of a filter. */
export function turn(draft: Condition[], control: SwitchFilter, on: boolean): Condition[] {
  const { dimension, value } = control
  const others = draft.filter(one => !isFor(control)(one))
  if (!on) return others
  return [...others, { name: dimension, value, type: FILTER, selectSign: `${FILTER}:${dimension}:${value}` }]
}

export const headerFilters = ({ filters }: Library): Filter[] => filters.filter(({ place }) => place !== 'drawer')
export const drawerFilters = ({ filters }: Library): Filter[] => filters.filter(({ place }) => place !== 'header')
export const hasDrawer = (library: Library): boolean =>
  drawerFilters(library).length > 0 || library.drawer !== undefined

export const hasFilters = (library: Library): boolean => headerFilters(library).length > 0 || hasDrawer(library)

/** Without what the drawer has chosen; what was typed stays. */
export function withoutDrawer(draft: Condition[], library: Library): Condition[] {
  const { date, switches = [] } = library.drawer ?? {}
  const dimensions = [...drawerFilters(library), ...(date ? [date] : []), ...switches].map(({ dimension }) => dimension)
  return dimensions.reduce<Condition[]>((rest, dimension) => choose(rest, dimension), draft)
}

const holdsAll = (all: Condition[], some: Condition[]) =>
  some.every(one => all.some(({ name, value, type }) => name === one.name && value === one.value && type === one.type))

/** Whether two lists ask the same, in whatever order. */
export const isUnchanged = (before: Condition[], after: Condition[]): boolean =>
  before.length === after.length && holdsAll(before, after) && holdsAll(after, before)
