import type { FacetNode } from '@/api/readers/facet'
import { copy } from '@/copy'
import { chosen } from '@domain/query/chips'
import type { Filter } from '@/libraries/library'
import { ChoiceGrid } from '@/ui/choice-grid'
import { Progressive } from '@/ui/progressive'
import { Hint } from '@/ui/hint'
import { askFor, countLabel, mayChoose } from './choices'
import { Days } from './days'
import { drawerFilters, nameOf, toggle } from './draft'
import type { DrawerGroupsProps } from './drawer-props'
import { FilterTree } from './filter-tree'
import { Group } from './group'
import { Switches } from './switches'

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
  const chosenAt = known.findIndex(facet => value === facet.value || value.indexOf(`${facet.value}/`) === 0)
  return (
    <Group title={title} total={known.length} first={kind === 'tree' ? FIRST.tree : FIRST.list} chosenAt={chosenAt}>
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
