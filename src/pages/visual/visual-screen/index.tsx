import { useCallback, useMemo, useState } from 'react'
import { Charts } from '@/features/charts'
import { actionsOf } from '@/features/charts/actions'
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
  const share = useShareCharts(route, conditions)

  const onChange = useCallback((next: Condition[]) => void change({ conditions: next }), [change])
  const actions = useMemo(
    () => actionsOf({ library, conditions, onChange, onArticle: setCited }),
    [library, conditions, onChange],
  )
  const onAdd = (condition: Condition) => onChange(add(conditions, [condition]).conditions)

  return (
    <Page
      header={
        <VisualHeader
          statistics={statistics}
          conditions={conditions}
          onChange={onChange}
          onShare={shareable ? share.start : undefined}
        />
      }
      over={
        <>
          <CitationSheet cited={cited} citing={MANY} onClose={() => setCited(undefined)} onAdd={onAdd} />
          {shareable && share.sheet}
        </>
      }
    >
      <Charts statistics={statistics} conditions={conditions} actions={actions} onClear={() => onChange([])} />
    </Page>
  )
}
