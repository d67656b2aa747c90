import type { Facet } from '@contract/search'
import { Text, View } from '@tarojs/components'
import { copy } from '@/copy'
import { chosen } from '@/domain/chips'
import type { Condition } from '@/domain/condition'
import { dayOf } from '@/domain/dates'
import type { Filter, Library } from '@/libraries/library'
import { blocked, refusedChoice } from '@/stores/allowance'
import { ChoiceGrid } from '@/ui/choice-grid'
import { DateRangeField } from '@/ui/date-range-field'
import { Hint } from '@/ui/hint'
import { Switch } from '@/ui/switch'
import { askFor, countLabel, mayChoose } from './choices'
import { daysOf, drawerFilters, isOn, nameOf, takeDays, toggle, turn } from './draft'
import { FilterTree } from './filter-tree'
import { Group } from './group'

interface DrawerGroupsProps {
  library: Library
  /** By filter key. */
  facets: Record<string, Facet[]>
  /** What the choices below a node are counted over. */
  searched: Condition[]
  draft: Condition[]
  onDraft: (draft: Condition[]) => void
}

/** So many rows of a tree and fields of a grid stand open at first. */
const FIRST = { tree: 5, list: 12 }
/** The days and the switches follow the groups that are chosen most. */
const LEADING = 2

export function DrawerGroups(props: DrawerGroupsProps) {
  const { library, facets } = props
  const { date, switches } = library.drawer ?? {}
  const groups = drawerFilters(library).filter(({ key }) => facets[key]?.length)
  if (!groups.length && !library.drawer) return <Hint sentence={copy.noData} />
  const group = (filter: Filter) => <FilterGroup key={filter.key} {...props} filter={filter} />
  return (
    <View className='filter-groups'>
      {groups.slice(0, LEADING).map(group)}
      {date && <Days {...props} date={date} />}
      {switches && <Switches {...props} switches={switches} />}
      {groups.slice(LEADING).map(group)}
    </View>
  )
}

function FilterGroup({ filter, library, facets, searched, draft, onDraft }: DrawerGroupsProps & { filter: Filter }) {
  const { title, dimension, kind } = filter
  const known = facets[filter.key] ?? []
  const value = chosen(draft, dimension)?.value ?? ''
  const check = (facet: Facet | undefined) => {
    if (facet && mayChoose(library, filter, facet)) onDraft(toggle(draft, filter, facet))
  }
  const chosenAt = known.findIndex(facet => value === facet.value || value.indexOf(`${facet.value}/`) === 0)
  return (
    <Group title={title} total={known.length} first={FIRST[kind]} chosenAt={chosenAt}>
      {shown =>
        kind === 'tree' ? (
          <FilterTree
            label={title}
            roots={known.slice(0, shown)}
            checked={value}
            ask={askFor(library, filter, searched)}
            onCheck={check}
          />
        ) : (
          <ChoiceGrid
            label={title}
            choices={known.slice(0, shown).map(facet => {
              const name = nameOf(filter, facet)
              return { key: facet.value, name, label: `${name} ${countLabel(facet.count)}` }
            })}
            chosen={value}
            onChoose={key => check(known.find(facet => facet.value === key))}
          />
        )
      }
    </Group>
  )
}

type DateFilter = NonNullable<NonNullable<Library['drawer']>['date']>
type SwitchFilters = NonNullable<NonNullable<Library['drawer']>['switches']>

function Days({ date, draft, onDraft }: DrawerGroupsProps & { date: DateFilter }) {
  return (
    <Group title={date.title}>
      {() => (
        <View className='filter-group__days'>
          <DateRangeField
            label={date.title}
            today={dayOf(new Date())}
            value={daysOf(draft, date)}
            onChange={days => {
              if (!blocked()) onDraft(takeDays(draft, date, days))
            }}
          />
        </View>
      )}
    </Group>
  )
}

/** A switch stands where something has what it asks for. */
function Switches({ library, switches, facets, draft, onDraft }: DrawerGroupsProps & { switches: SwitchFilters }) {
  const counted = switches.map(control => ({
    control,
    on: isOn(draft, control),
    count: facets[control.key]?.find(({ value }) => value === control.value)?.count ?? 0,
  }))
  const useful = counted.filter(({ on, count }) => on || count > 0)
  if (!useful.length) return null
  return (
    <View className='filter-group filter-group--switches'>
      {useful.map(({ control, on, count }) => (
        <View key={control.value} className='filter-group__switch'>
          <Text>{control.label}</Text>
          <Text className='filter-group__count'>{String(count)}</Text>
          <Switch
            label={`${control.label} ${countLabel(count)}`}
            checked={on}
            onChange={wish => {
              const { dimension } = control
              if (blocked() || (wish && refusedChoice({ dimension, secondLevel: false }, library.membersOnly))) return
              onDraft(turn(draft, control, wish))
            }}
          />
        </View>
      ))}
    </View>
  )
}
