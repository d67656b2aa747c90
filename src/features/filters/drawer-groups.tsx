import type { FacetNode } from '@/api/readers/facet'
import { chosen } from '@domain/query/chips'
import type { Filter } from '@/libraries/library'
import { ChoiceGrid } from '@/ui/choice-grid'
import { Progressive } from '@/ui/progressive'
import { askFor, countLabel, mayChoose } from './choices'
import { Days } from './days'
import { drawerFilters, nameOf, toggle } from './draft'
import type { DrawerGroupsProps } from './drawer-props'
import { FilterTree } from './filter-tree'
import { Group } from './group'
import { Narrowed } from './narrowed'
import { Switches } from './switches'

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
  const value = chosen(draft, dimension)?.value ?? ''
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
