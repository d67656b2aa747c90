/** The filters of a list: titles that drop their choices down, and the drawer with all groups. */
import { View, Text } from '@tarojs/components'
import { useDidHide } from '@tarojs/taro'
import { memo, useState } from 'react'
import { listCopy } from '@/copy/list'
import { filterCondition as chosenOf, withoutDuplicates } from '@domain/query/chips'
import type { Condition } from '@domain/query/condition'
import { displayLabel } from '@domain/query/labels'
import type { Library } from '@/libraries/library'
import { useParams } from '@/routing/navigation'
import { requireLogin } from '@/actions/require-login'
import { type Draft, drawerFilters, hasDrawer, hasFilters, headerFilters, isUnchanged, withoutDrawer } from './draft'
import { Drawer } from '@/ui/drawer'
import { useLast } from '@/ui/layer'
import { type PanelProps, usePanel, FilterActions } from './panel'
import { FilterMenu } from './menu'
import { RailPlace } from './rail-place'
import { searchCopy, fill } from '@/copy/search'
import { Icon } from '@/ui/icon'
import { Tap } from '@/ui/tap'
import './index.scss'

interface FilterTitleProps {
  title: string
  /** What was chosen; shown in the title's place. */
  chosen?: string
  /** Something behind it is chosen. */
  on: boolean
  open: boolean
  /** Leads to the drawer. */
  more?: boolean
  /** How many are chosen behind it. */
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

interface FilterDrawerProps extends PanelProps {
  open: boolean
  onClose: () => void
}

/** All groups of a library, over the list. While it slides out it says what it said. */
function FilterDrawer({ open, onClose, ...panel }: FilterDrawerProps) {
  const draft = useLast(open ? panel.draft : undefined) ?? panel.draft
  const searched = useLast(open ? panel.searched : undefined) ?? panel.searched
  const { body, actions } = usePanel({ ...panel, draft, searched }, open)
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
  /** Answers whether it was accepted; where not, the panel stays open over what was chosen. */
  onChange: (next: { conditions?: Condition[]; order?: string }) => boolean
}

const DRAWER = 'drawer'

export const FilterBar = memo(function FilterBar({ library, conditions, order, onChange }: FilterBarProps) {
  const params = useParams()
  const [open, setOpen] = useState<string>()
  const [shownFor, setShownFor] = useState(conditions)
  // One for all panels. What is chosen in one that is closed is let go; the rail of a large screen keeps it.
  const [picked, setPicked] = useState<Draft>()
  const [railless, setRailless] = useState(false)
  const leave = () => setOpen(undefined)
  const close = () => {
    leave()
    setPicked(undefined)
  }
  useDidHide(() => open && close())

  // A panel speaks of the search it was opened over: with another search it closes.
  if (shownFor !== conditions) {
    setShownFor(conditions)
    if (!isUnchanged(shownFor, conditions)) close()
  }

  const header = headerFilters(library)
  const withDrawer = hasDrawer(library)
  if (!hasFilters(library)) return null

  const turnTo = (key: string) => {
    if (open === key) close()
    else if (requireLogin()) setOpen(key)
  }
  const draft = picked ?? { conditions }
  const confirm = () => {
    const wanted = { order, ...draft, conditions: withoutDuplicates(draft.conditions) }
    const unchanged = isUnchanged(conditions, wanted.conditions) && wanted.order === order
    if (unchanged || onChange(wanted)) close()
  }
  const openedWith = library.sorts.find(sort => sort.order === params.order) ?? library.sorts[0]
  const behind = withoutDrawer(conditions, { ...library, filters: drawerOnly(library) })
  const chosenBehind = conditions.length - behind.length
  const panel: PanelProps = {
    ...{ library, draft, openedWith: openedWith?.order ?? order },
    searched: conditions,
    onDraft: setPicked,
    onConfirm: confirm,
  }

  return (
    <View className={`filter-bar${railless ? ' filter-bar--railless' : ''}`}>
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
              onTap={() => turnTo(key)}
            />
          )
        })}
        {withDrawer && (
          <FilterTitle
            more
            title={listCopy.filter.more}
            on={chosenBehind > 0}
            count={chosenBehind}
            open={open === DRAWER}
            onTap={() => turnTo(DRAWER)}
          />
        )}
      </View>
      {header.map(filter => (
        <FilterMenu
          key={filter.key}
          {...{ filter, library, conditions }}
          draft={draft.conditions}
          onDraft={next => setPicked({ ...draft, conditions: next })}
          open={open === filter.key}
          onClose={close}
          onConfirm={confirm}
        />
      ))}
      {withDrawer && <FilterDrawer {...panel} open={open === DRAWER} onClose={close} />}
      <RailPlace {...panel} onStanding={leave} onMissing={() => setRailless(true)} />
    </View>
  )
})

/** What the header shows as chosen need not be told at 筛选 again. */
const drawerOnly = (library: Library) => drawerFilters(library).filter(({ place }) => place === 'drawer')
