import { useCallback, useMemo, useState } from 'react'
import { Charts } from '@/features/charts'
import { deedsOf } from '@/features/charts/deeds'
import { CitationSheet } from '@/features/citation'
import type { Cited } from '@/domain/cited'
import { add } from '@/domain/chips'
import type { Condition } from '@/domain/condition'
import type { Statistics } from '@/libraries/statistics/statistics'
import { Page } from '@/ui/page'
import { useListQuery } from '../../list-screen/use-list-query'
import { VisualHeader } from './header'
import { useShare } from './use-share'

interface VisualScreenProps {
  statistics: Statistics
  shareable?: boolean
}

/** The charts over a search; a tap narrows it. */
export function VisualScreen({ statistics, shareable }: VisualScreenProps) {
  const { route, library } = statistics
  const { conditions, change } = useListQuery(route, library)
  const [cited, setCited] = useState<Cited>()
  const share = useShare(route, conditions)

  const onChange = useCallback((next: Condition[]) => void change({ conditions: next }), [change])
  const deeds = useMemo(
    () => deedsOf({ library, conditions, onChange, onArticle: setCited }),
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
          <CitationSheet cited={cited} onClose={() => setCited(undefined)} onAdd={onAdd} />
          {shareable && share.sheet}
        </>
      }
    >
      <Charts statistics={statistics} conditions={conditions} deeds={deeds} onClear={() => onChange([])} />
    </Page>
  )
}
