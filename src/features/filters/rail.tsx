import { Text, View } from '@tarojs/components'
import { useMemo } from 'react'
import { listCopy } from '@/copy/list'
import { searchCopy } from '@/copy/search'
import type { Library } from '@/libraries/library'
import { requireLogin } from '@/actions/require-login'
import { role } from '@/ui/aria'
import { Tap } from '@/ui/tap'
import { DayFilterBody } from './day-body'
import { type FilterDraft, haveSameConditions, withoutDrawerChoices } from './draft'
import { type FilterRailProps, useFilterPanel } from './panel'
import './rail.scss'

/** Returns a copy of the library whose drawer includes the filters of the filter bar. */
const allInDrawer = (library: Library): Library => ({
  ...library,
  filters: library.filters.map(filter => ({ ...filter, place: 'both' })),
})

/**
 * Shows all filters of a list beside its rows, on a large screen. A choice searches at once. Without any choice the
 * rail is hidden, and the list moves to the middle.
 */
export function FilterRail({ library, searched, openedWith, onApply }: FilterRailProps) {
  const whole = useMemo(() => allInDrawer(library), [library])
  const apply = (next: FilterDraft) => {
    if (requireLogin()) onApply(next)
  }
  const draft = { conditions: searched }
  const panel = { library: whole, searched, openedWith, draft, onDraft: apply, onConfirm: () => undefined }
  const { body, actions } = useFilterPanel(panel, true, DayFilterBody)
  const hasChoice = !haveSameConditions(searched, withoutDrawerChoices(searched, whole))
  return (
    <View
      className={`filter-rail${actions.isEmpty ? ' filter-rail--empty' : ''}`}
      {...role('region')}
      aria-label={listCopy.filter.more}
    >
      <View className='filter-rail__head'>
        <View className='filter-rail__title' {...role('heading')} aria-level={2}>
          {listCopy.filter.more}
        </View>
        {hasChoice && (
          <Tap className='filter-rail__reset' onTap={actions.onReset} sensorsName='filter_reset'>
            <Text>{searchCopy.action.reset}</Text>
          </Tap>
        )}
      </View>
      <View className='filter-rail__body'>{body}</View>
    </View>
  )
}
