import { View, Text } from '@tarojs/components'
import { type ComponentType, type ReactNode, useState } from 'react'
import type { FacetNode } from '@/api/readers/facet'
import { filterCondition, type Condition } from '@domain/query/condition'
import type { Library, Filter, DateFilter, SwitchFilter } from '@/libraries/library'
import { ChoiceGrid } from '@/ui/choice-grid'
import { ProgressiveParts } from '@/ui/progressive'
import { ChoiceTree, countLabel, formatOptionalCount } from '@/shared/choice-tree'
import { choiceLoader, mayChoose } from './choices'
import { today } from '@/platform/today'
import { requireLogin, requireMemberFor } from '@/actions/require-login'
import { DateRangeField } from '@/ui/date-range-field'
import { chosenDays, setDays, drawerFilters, choiceLabel, toggleChoice, isSwitchOn, setSwitch } from './draft'
import type { DayFilterBodyProps } from './day-body'
import { listCopy } from '@/copy/list'
import { role } from '@/ui/aria'
import { Icon } from '@/ui/icon'
import { Tap } from '@/ui/tap'
import { SearchableList } from './searchable-list'
import { Switch } from '@/ui/switch'

export interface DrawerGroupsProps {
  library: Library
  /** The choices by filter key. */
  facets: Record<string, FacetNode[]>
  /**
   * The conditions of the current search. The counts of choices that load later, below a node of a tree, are calculated
   * for these conditions.
   */
  searched: Condition[]
  /** The component for filters of the kind `day`. Absent until its code has loaded. */
  Day?: ComponentType<DayFilterBodyProps>
  draft: Condition[]
  onDraft: (draft: Condition[]) => void
}

/** Shows the switches that are on, that have results, or whose count is unknown. */
function Switches({ library, switches, facets, draft, onDraft }: DrawerGroupsProps & { switches: SwitchFilter[] }) {
  const controls = switches.map(control => {
    const choice = facets[control.key]?.find(({ value }) => value === control.value)
    return { control, on: isSwitchOn(draft, control), count: choice ? choice.count : 0 }
  })
  const useful = controls.filter(({ on, count }) => on || count !== 0)
  if (!useful.length) return null
  return (
    <View className='filter-group filter-group--switches'>
      {useful.map(({ control, on, count }) => (
        <View key={control.value} className='filter-group__switch'>
          <Text>{control.label}</Text>
          <Text className='filter-group__count'>{formatOptionalCount(count)}</Text>
          <Switch
            label={`${control.label} ${countLabel(count)}`}
            checked={on}
            onChange={isRequested => {
              const { dimension } = control
              if (
                !requireLogin() ||
                (isRequested && !requireMemberFor({ dimension, secondLevel: false }, library.membersOnly))
              )
                return
              onDraft(setSwitch(draft, control, isRequested))
            }}
          />
        </View>
      ))}
    </View>
  )
}

interface GroupProps {
  title: string
  total?: number
  /** The number of choices that are visible before the reader shows all. */
  first?: number
  /** The index of the selected choice. A group that would hide this choice starts expanded. */
  chosenAt?: number
  children: (visibleCount: number) => ReactNode
}

/** A group of the drawer. A long group shows only its first choices until the reader expands it. */
function Group({ title, total = 0, first = total, chosenAt = -1, children }: GroupProps) {
  const [isExpanded, setExpanded] = useState(chosenAt >= first)
  const { all, fewer } = listCopy.filter
  return (
    <View className='filter-group'>
      <View className='filter-group__head'>
        <Text className='filter-group__title' {...role('heading')} aria-level={3}>
          {title}
        </Text>
        {total > first && (
          <Tap
            className='filter-group__all'
            label={`${isExpanded ? fewer : all} ${title}`}
            expanded={isExpanded}
            onTap={() => setExpanded(!isExpanded)}
          >
            <Text>{isExpanded ? fewer : all}</Text>
            <Icon name={isExpanded ? 'chevron-up' : 'chevron-down'} size={16} />
          </Tap>
        )}
      </View>
      {children(isExpanded ? total : Math.min(first, total))}
    </View>
  )
}

function Days({ date, draft, onDraft }: DrawerGroupsProps & { date: DateFilter }) {
  return (
    <Group title={date.title}>
      {() => (
        <View className='filter-group__days'>
          <DateRangeField
            label={date.title}
            today={today()}
            value={chosenDays(draft, date)}
            onChange={days => {
              if (requireLogin()) onDraft(setDays(draft, date, days))
            }}
          />
        </View>
      )}
    </Group>
  )
}

/** The number of choices that a group shows at first, as a tree and as a grid. */
const INITIAL_COUNT = { tree: 5, list: 12 }
/** The number of groups above the dates and the switches. Readers use these groups most. */
const LEADING_GROUPS = 2

export function DrawerGroups(props: DrawerGroupsProps) {
  const { library, facets, Day } = props
  const { date, switches } = library.drawer ?? {}
  const groups = drawerFilters(library).filter(({ key, kind }) => (kind === 'day' ? Day : facets[key]?.length))
  const group = (filter: Filter) =>
    Day && filter.kind === 'day' ? (
      <Group key={filter.key} title={filter.title}>
        {() => <Day {...props} filter={filter} />}
      </Group>
    ) : (
      <FilterGroup key={filter.key} {...props} filter={filter} />
    )
  const parts = [
    ...groups.slice(0, LEADING_GROUPS).map(group),
    date && <Days key='days' {...props} date={date} />,
    switches && <Switches key='switches' {...props} switches={switches} />,
    ...groups.slice(LEADING_GROUPS).map(group),
  ]
  return <ProgressiveParts className='filter-groups' parts={parts.filter(Boolean)} />
}

function FilterGroup({ filter, library, facets, searched, draft, onDraft }: DrawerGroupsProps & { filter: Filter }) {
  const { title, dimension } = filter
  const groupFacets = facets[filter.key] ?? []
  // If no root has children, as with regions, the choices are a grid and not a tree.
  const isTree = filter.kind === 'tree' && groupFacets.some(({ hasChildren }) => hasChildren)
  const value = filterCondition(draft, dimension)?.value ?? ''
  const check = (facet: FacetNode | undefined) => {
    if (facet && mayChoose(library, filter, facet)) onDraft(toggleChoice(draft, filter, facet))
  }
  const loadChildren = choiceLoader(library, filter, searched)
  const chosenAt = groupFacets.findIndex(facet => value === facet.value || value.indexOf(`${facet.value}/`) === 0)
  return (
    <Group
      title={title}
      total={groupFacets.length}
      first={isTree ? INITIAL_COUNT.tree : INITIAL_COUNT.list}
      chosenAt={chosenAt}
    >
      {visibleCount => (
        <SearchableList filter={filter} facets={groupFacets} load={loadChildren}>
          {(matches, isWhole) => {
            const visibleFacets = isWhole ? matches.slice(0, visibleCount) : matches
            return isTree ? (
              <ChoiceTree
                label={title}
                roots={visibleFacets}
                checked={value}
                subject={searched}
                load={loadChildren}
                onCheck={check}
              />
            ) : (
              <ChoiceGrid
                label={title}
                choices={visibleFacets.map(facet => {
                  const name = choiceLabel(filter, facet)
                  return { key: facet.value, name, label: `${name} ${countLabel(facet.count)}` }
                })}
                chosen={value}
                onChoose={key => check(groupFacets.find(facet => facet.value === key))}
              />
            )
          }}
        </SearchableList>
      )}
    </Group>
  )
}
