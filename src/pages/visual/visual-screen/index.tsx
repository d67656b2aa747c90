import { View } from '@tarojs/components'
import { useCallback, useMemo, useState } from 'react'
import { Charts } from '@/features/charts'
import { GroupTabs } from '@/features/charts/group-tabs'
import { actionsOf } from '@/features/charts/actions'
import { PaperHead } from '@/features/charts/paper-head'
import { useCharts } from '@/features/charts/use-charts'
import { CitationSheet } from '@/features/citation'
import type { Cited } from '@domain/citation/cited'
import type { Citing } from '@domain/citation/citing'
import { add } from '@domain/query/chips'
import type { Condition } from '@domain/query/condition'
import type { Statistics } from '@/libraries/statistics/statistics'
import { Page } from '@/ui/page'
import { useListQuery } from '../../list/list-screen/use-list-query'
import { VisualHeader } from './header'
import { useShareCharts } from './use-share-charts'

/** The articles of a chart are cited by cases of many dates: they are shown as they stand. */
const MANY: Citing = { by: 'cases' }

interface VisualScreenProps {
  statistics: Statistics
  shareable?: boolean
}

/** The charts over a search; a tap narrows it. */
export function VisualScreen({ statistics, shareable }: VisualScreenProps) {
  const { route, library } = statistics
  const { conditions, change } = useListQuery(route, library)
  const [cited, setCited] = useState<Cited>()
  const charts = useCharts(statistics, conditions)
  const share = useShareCharts(route, conditions)

  const onChange = useCallback((next: Condition[]) => void change({ conditions: next }), [change])
  const actions = useMemo(
    () => actionsOf({ library, conditions, onChange, onArticle: setCited }),
    [library, conditions, onChange],
  )
  const onAdd = (condition: Condition) => onChange(add(conditions, [condition]).conditions)

  return (
    <Page
      className='charts-page'
      header={
        <View id={charts.index.header} className='visual-screen__head'>
          <VisualHeader
            statistics={statistics}
            conditions={conditions}
            onChange={onChange}
            onShare={shareable ? share.start : undefined}
          />
          <GroupTabs charts={charts} />
        </View>
      }
      over={
        <>
          <CitationSheet cited={cited} citing={MANY} onClose={() => setCited(undefined)} onAdd={onAdd} />
          {shareable && share.sheet}
        </>
      }
    >
      <PaperHead conditions={conditions} />
      <Charts charts={charts} conditions={conditions} actions={actions} onClear={() => onChange([])} />
    </Page>
  )
}
