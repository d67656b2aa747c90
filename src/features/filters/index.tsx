/** The filters of a list: titles that drop their choices down, and the drawer with all groups. */
import { View } from '@tarojs/components'
import { useDidHide } from '@tarojs/taro'
import { memo, useState } from 'react'
import { copy } from '@/copy'
import { chosen as chosenOf, withoutDuplicates } from '@domain/query/chips'
import type { Condition } from '@domain/query/condition'
import { saidOf } from '@domain/query/labels'
import type { Library } from '@/libraries/library'
import { useParams } from '@/routing/navigation'
import { requireLogin } from '@/actions/require-login'
import { drawerFilters, hasDrawer, headerFilters, isUnchanged, withoutDrawer } from './draft'
import { FilterDrawer, type Search } from './drawer'
import { FilterMenu } from './menu'
import { FilterTitle } from './title'
import './index.scss'

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
  const close = () => setOpen(undefined)
  useDidHide(close)

  // A panel speaks of the search it was opened over: with another search it closes.
  if (shownFor !== conditions) {
    setShownFor(conditions)
    if (!isUnchanged(shownFor, conditions)) setOpen(undefined)
  }

  const header = headerFilters(library)
  const withDrawer = hasDrawer(library)
  if (!header.length && !withDrawer) return null

  const turnTo = (key: string) => {
    if (open === key) close()
    else if (requireLogin()) setOpen(key)
  }
  const confirm = (next: Search) => {
    if (!open) return
    const wanted = { ...next, conditions: withoutDuplicates(next.conditions) }
    const unchanged = isUnchanged(conditions, wanted.conditions) && wanted.order === order
    if (unchanged || onChange(wanted)) close()
  }
  const openedWith = library.sorts.find(sort => sort.order === params.order) ?? library.sorts[0]
  const drawerOn = !isUnchanged(conditions, withoutDrawer(conditions, { ...library, filters: drawerOnly(library) }))

  return (
    <View className='filter-bar'>
      <View className='filter-bar__titles'>
        {header.map(({ key, title, dimension }) => {
          const choice = chosenOf(conditions, dimension)
          const chosen = choice && saidOf(choice).text
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
            title={copy.filter.more}
            on={drawerOn}
            open={open === DRAWER}
            onTap={() => turnTo(DRAWER)}
          />
        )}
      </View>
      {header.map(filter => (
        <FilterMenu
          key={filter.key}
          {...{ filter, library, conditions }}
          open={open === filter.key}
          onClose={close}
          onConfirm={next => confirm({ conditions: next, order })}
        />
      ))}
      {withDrawer && (
        <FilterDrawer
          library={library}
          search={{ conditions, order }}
          openedWith={openedWith?.order ?? order}
          open={open === DRAWER}
          onClose={close}
          onConfirm={confirm}
        />
      )}
    </View>
  )
})

/** What the header shows as chosen need not be told at 筛选 again. */
const drawerOnly = (library: Library) => drawerFilters(library).filter(({ place }) => place === 'drawer')
