import { View } from '@tarojs/components'
import { useMemo } from 'react'
import { listCopy } from '@/copy/list'
import type { Library } from '@/libraries/library'
import { requireLogin } from '@/actions/require-login'
import { role } from '@/ui/aria'
import { DayBody } from './day-body'
import { type PanelProps, usePanel, FilterActions } from './panel'
import './rail.scss'

/** Shows the header's filters among the groups of the drawer. */
const allInDrawer = (library: Library): Library => ({
  ...library,
  filters: library.filters.map(filter => ({ ...filter, place: 'both' })),
})

/** All filters of a list, open beside its rows on a large screen. */
export function FilterRail({ library, onDraft, ...panel }: PanelProps) {
  const whole = useMemo(() => allInDrawer(library), [library])
  const choose: PanelProps['onDraft'] = draft => {
    if (requireLogin()) onDraft(draft)
  }
  const { body, actions } = usePanel({ ...panel, library: whole, onDraft: choose }, true, DayBody)
  return (
    <View className='filter-rail' {...role('region')} aria-label={listCopy.filter.more}>
      <View className='filter-rail__title' {...role('heading')} aria-level={2}>
        {listCopy.filter.more}
      </View>
      <View className='filter-rail__body'>{body}</View>
      <FilterActions {...actions} />
    </View>
  )
}
