import type { VisualGroup } from '@contract/judgement'
import { useEffect, useId, useMemo } from 'react'
import type { Condition } from '@domain/query/condition'
import type { Statistics } from '@/libraries/statistics/statistics'
import { useCurrentSection } from '@/ui/use-current-section'
import { useProgress } from './use-progress'

/** From group to group. What stands above them has the id `header`: it covers the top of the page. */
function useIndex(groups: VisualGroup[]) {
  const own = useId().replace(/\W/g, '')
  const header = `charts-${own}`
  const ids = useMemo(() => groups.map(({ key }) => `${header}-${key}`), [groups, header])
  const { at, goTo, survey } = useCurrentSection(ids, header)
  useEffect(survey, [survey])
  // A chart that is looked at another way has another height.
  const jump = (to: number) => {
    survey()
    goTo(to)
  }
  return { header, ids, at, jump }
}

/** The charts over a search, and the way from one group of them to another. */
export function useCharts(statistics: Statistics, conditions: Condition[]) {
  const counting = useProgress(statistics, conditions)
  const index = useIndex(counting.progress.groups)
  return { ...counting, index }
}

export type CountedCharts = ReturnType<typeof useCharts>
