/** The filters of a list: dropdown menus in a bar, and a drawer with all groups. */
import { View, Text } from '@tarojs/components'
import { useDidHide } from '@tarojs/taro'
import { memo, useState } from 'react'
import { listCopy } from '@/copy/list'
import { filterCondition as chosenOf, withoutDuplicates, type Condition } from '@domain/query/condition'
import { displayLabel } from '@domain/query/labels'
import type { Library } from '@/libraries/library'
import { useParams } from '@/routing/navigation'
import { requireLogin } from '@/actions/require-login'
import {
  type FilterDraft,
  drawerFilters,
  hasDrawer,
  hasFilters,
  headerFilters,
  haveSameConditions,
  withoutDrawerChoices,
} from './draft'
import { Drawer } from '@/ui/drawer'
import { useLastDefined } from '@/ui/layer'
import { type FilterPanelProps, useFilterPanel, FilterActions } from './panel'
import { FilterMenu } from './menu'
import { FilterRailSlot } from './filter-rail-slot'
import { searchCopy, fill } from '@/copy/search'
import { Icon } from '@/ui/icon'
import { Tap } from '@/ui/tap'
import './index.scss'

interface FilterTitleProps {
  title: string
  /** The name of the selected choice. It replaces the filter's title. */
  chosen?: string
  /** Whether the filter has a selected choice. */
  on: boolean
  open: boolean
  /** Marks the button that opens the drawer with all filters. */
  more?: boolean
  /** The number of selected choices in the drawer. */
  count?: number
  onTap: () => void
}

function FilterTitle({ title, chosen, on, open, more, count = 0, onTap }: FilterTitleProps) {
  const state = `${on ? ' filter-title--on' : ''}${open ? ' filter-title--open' : ''}${more ? ' filter-title--more' : ''}`
  return (
    <Tap
      className={`filter-title${state}`}
      label={count ? fill(searchCopy.options.chosen, { title, count }) : chosen ? `${title} ${chosen}` : title}
      expanded={open}
      onTap={onTap}
      sensorsName={more ? 'filter_drawer' : 'filter_title'}
    >
      <Text className='filter-title__name'>{chosen ?? title}</Text>
      {count > 0 && <Text className='filter-title__count'>{count}</Text>}
      <Icon name={more ? 'list-filter' : 'chevron-down'} size={16} />
    </Tap>
  )
}

interface FilterDrawerProps extends FilterPanelProps {
  open: boolean
  onClose: () => void
}

/** Shows the filters without a menu of their own in a drawer over the list. Its content stays while the drawer closes. */
function FilterDrawer({ open, onClose, ...panel }: FilterDrawerProps) {
  const draft = useLastDefined(open ? panel.draft : undefined) ?? panel.draft
  const searched = useLastDefined(open ? panel.searched : undefined) ?? panel.searched
  const { body, actions } = useFilterPanel({ ...panel, draft, searched }, open)
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={listCopy.filter.more}
      actions={<FilterActions {...actions} onClose={onClose} />}
    >
      {body}
    </Drawer>
  )
}

interface FilterBarProps {
  library: Library
  conditions: Condition[]
  order: string
  /** Returns whether the change was accepted. Otherwise the panel stays open. */
  onChange: (next: { conditions?: Condition[]; order?: string }) => boolean
}

const DRAWER = 'drawer'

export const FilterBar = memo(function FilterBar({ library, conditions, order, onChange }: FilterBarProps) {
  const params = useParams()
  const [open, setOpen] = useState<string>()
  const [panelConditions, setPanelConditions] = useState(conditions)
  // All panels share this draft. It is discarded when a panel closes. The filter rail of large screens has no draft: it
  // applies each choice at once.
  const [draftState, setDraftState] = useState<FilterDraft>()
  const [isRailMissing, setRailMissing] = useState(false)
  const close = () => {
    setOpen(undefined)
    setDraftState(undefined)
  }
  useDidHide(() => open && close())

  // A panel closes when the search changes.
  if (panelConditions !== conditions) {
    setPanelConditions(conditions)
    if (!haveSameConditions(panelConditions, conditions)) close()
  }

  const header = headerFilters(library)
  const withDrawer = hasDrawer(library)
  if (!hasFilters(library)) return null

  const toggleMenu = (key: string) => {
    if (open === key) close()
    else if (requireLogin()) setOpen(key)
  }
  const draft = draftState ?? { conditions }
  /** Searches with the draft, unless it changes nothing. Returns false if the list refused the new conditions. */
  const apply = (chosen: FilterDraft) => {
    const next = { order, ...chosen, conditions: withoutDuplicates(chosen.conditions) }
    return (haveSameConditions(conditions, next.conditions) && next.order === order) || onChange(next)
  }
  const confirm = () => {
    if (apply(draft)) close()
  }
  const openedWith = library.sorts.find(sort => sort.order === params.order) ?? library.sorts[0]
  const conditionsOutsideDrawer = withoutDrawerChoices(conditions, { ...library, filters: drawerOnlyFilters(library) })
  const drawerCount = conditions.length - conditionsOutsideDrawer.length
  const panel: FilterPanelProps = {
    ...{ library, draft, openedWith: openedWith?.order ?? order },
    searched: conditions,
    onDraft: setDraftState,
    onConfirm: confirm,
  }

  return (
    <View className={`filter-bar${isRailMissing ? ' filter-bar--railless' : ''}`}>
      <View className='filter-bar__titles'>
        {header.map(({ key, title, dimension }) => {
          const choice = chosenOf(conditions, dimension)
          const chosen = choice && displayLabel(choice).text
          return (
            <FilterTitle
              key={key}
              {...{ title, chosen }}
              on={choice !== undefined}
              open={open === key}
              onTap={() => toggleMenu(key)}
            />
          )
        })}
        {withDrawer && (
          <FilterTitle
            more
            title={listCopy.filter.more}
            on={drawerCount > 0}
            count={drawerCount}
            open={open === DRAWER}
            onTap={() => toggleMenu(DRAWER)}
          />
        )}
      </View>
      {header.map(filter => (
        <FilterMenu
          key={filter.key}
          {...{ filter, library, conditions }}
          draft={draft.conditions}
          onDraft={next => setDraftState({ ...draft, conditions: next })}
          open={open === filter.key}
          onClose={close}
          onConfirm={confirm}
        />
      ))}
      {withDrawer && <FilterDrawer {...panel} open={open === DRAWER} onClose={close} />}
      <FilterRailSlot
        {...{ library, openedWith: panel.openedWith, searched: conditions }}
        onApply={apply}
        onRailShown={close}
        onRailFailed={() => setRailMissing(true)}
      />
    </View>
  )
})

/**
 * Returns the filters that are only in the drawer. The number at 筛选 counts these, because the filter bar shows the
 * others.
 */
const drawerOnlyFilters = (library: Library) => drawerFilters(library).filter(({ place }) => place === 'drawer')
