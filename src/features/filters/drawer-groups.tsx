import { View, Text } from '@tarojs/components'
import { type ComponentType, type ReactNode, useState } from 'react'
import type { FacetNode } from '@/api/readers/facet'
import { filterCondition } from '@domain/query/chips'
import type { Condition } from '@domain/query/condition'
import type { Library, Filter, DateFilter, SwitchFilter } from '@/libraries/library'
import { ChoiceGrid } from '@/ui/choice-grid'
import { Progressive } from '@/ui/progressive'
import { askFor, countLabel, mayChoose, counted } from './choices'
import { today } from '@/platform/today'
import { requireLogin, requireMemberFor } from '@/actions/require-login'
import { DateRangeField } from '@/ui/date-range-field'
import { daysOf, takeDays, drawerFilters, nameOf, toggle, isOn, turn } from './draft'
import type { DayBodyProps } from './day-body'
import { listCopy } from '@/copy/list'
import { role } from '@/ui/aria'
import { Icon } from '@/ui/icon'
import { Tap } from '@/ui/tap'
import { Narrowed, FilterTree } from './searchable-list'
import { Switch } from '@/ui/switch'

export interface DrawerGroupsProps {
  library: Library
  /** By filter key. */
  facets: Record<string, FacetNode[]>
  /** What the choices below a node are counted over. */
  searched: Condition[]
  /** Where filters that are a day stand among the others. */
  Day?: ComponentType<DayBodyProps>
  draft: Condition[]
  onDraft: (draft: Condition[]) => void
}

/** A switch stands where something has what it asks for. */
function Switches({ library, switches, facets, draft, onDraft }: DrawerGroupsProps & { switches: SwitchFilter[] }) {
  const controls = switches.map(control => {
    const choice = facets[control.key]?.find(({ value }) => value === control.value)
    return { control, on: isOn(draft, control), count: choice ? choice.count : 0 }
  })
  const useful = controls.filter(({ on, count }) => on || count !== 0)
  if (!useful.length) return null
  return (
    <View className='filter-group filter-group--switches'>
      {useful.map(({ control, on, count }) => (
        <View key={control.value} className='filter-group__switch'>
          <Text>{control.label}</Text>
          <Text className='filter-group__count'>{counted(count)}</Text>
          <Switch
            label={`${control.label} ${countLabel(count)}`}
            checked={on}
            onChange={wish => {
              const { dimension } = control
              if (
                !requireLogin() ||
                (wish && !requireMemberFor({ dimension, secondLevel: false }, library.membersOnly))
              )
                return
              onDraft(turn(draft, control, wish))
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
  /** So many are shown until all are wished for. */
  first?: number
  /** Where the chosen one stands: it is never hidden. */
  chosenAt?: number
  children: (shown: number) => ReactNode
}

/** A group of the drawer. A long one shows its beginning. */
function Group({ title, total = 0, first = total, chosenAt = -1, children }: GroupProps) {
  const [whole, setWhole] = useState(chosenAt >= first)
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
            label={`${whole ? fewer : all} ${title}`}
            expanded={whole}
            onTap={() => setWhole(!whole)}
          >
            <Text>{whole ? fewer : all}</Text>
            <Icon name={whole ? 'chevron-up' : 'chevron-down'} size={16} />
          </Tap>
        )}
      </View>
      {children(whole ? total : Math.min(first, total))}
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
            value={daysOf(draft, date)}
            onChange={days => {
              if (requireLogin()) onDraft(takeDays(draft, date, days))
            }}
          />
        </View>
      )}
    </Group>
  )
}

/** So many rows of a tree and fields of a grid stand open at first. */
const FIRST = { tree: 5, list: 12 }
/** The days and the switches follow the groups that are chosen most. */
const LEADING = 2

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
    ...groups.slice(0, LEADING).map(group),
    date && <Days key='days' {...props} date={date} />,
    switches && <Switches key='switches' {...props} switches={switches} />,
    ...groups.slice(LEADING).map(group),
  ]
  return <Progressive className='filter-groups' parts={parts.filter(Boolean)} />
}

function FilterGroup({ filter, library, facets, searched, draft, onDraft }: DrawerGroupsProps & { filter: Filter }) {
  const { title, dimension, kind } = filter
  const known = facets[filter.key] ?? []
  const value = filterCondition(draft, dimension)?.value ?? ''
  const check = (facet: FacetNode | undefined) => {
    if (facet && mayChoose(library, filter, facet)) onDraft(toggle(draft, filter, facet))
  }
  const ask = askFor(library, filter, searched)
  const chosenAt = known.findIndex(facet => value === facet.value || value.indexOf(`${facet.value}/`) === 0)
  return (
    <Group title={title} total={known.length} first={kind === 'tree' ? FIRST.tree : FIRST.list} chosenAt={chosenAt}>
      {shown => (
        <Narrowed filter={filter} facets={known} ask={ask}>
          {(found, isWhole) => {
            const seen = isWhole ? found.slice(0, shown) : found
            return kind === 'tree' ? (
              <FilterTree label={title} roots={seen} checked={value} about={searched} ask={ask} onCheck={check} />
            ) : (
              <ChoiceGrid
                label={title}
                choices={seen.map(facet => {
                  const name = nameOf(filter, facet)
                  return { key: facet.value, name, label: `${name} ${countLabel(facet.count)}` }
                })}
                chosen={value}
                onChoose={key => check(known.find(facet => facet.value === key))}
              />
            )
          }}
        </Narrowed>
      )}
    </Group>
  )
}
