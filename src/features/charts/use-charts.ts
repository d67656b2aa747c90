import { useEffect, useId, useMemo, useCallback, useReducer, useState } from 'react'
import type { VisualGroup } from '@contract/judgement'
import type { Condition } from '@domain/query/condition'
import type { Statistics } from '@/libraries/statistics/timeline'
import { useCurrentSection } from '@/ui/use-current-section'
import { RequestSequencer } from '@/request/sequencer'
import { toast } from '@/platform/toast'
import { visualCopy } from '@/copy/visual'
import { type ApiError, sentenceFor } from '@/request/errors'
import type { Charts } from '@/api/readers/charts'
import { LIMITS } from '@domain/limits'

const SERVICE_ERRORS: ApiError['id'][] = ['rejected', 'server', 'garbled']

/** Returns whether the service has failed. A toast shows such an error once. */
const isServiceError = ({ id }: ApiError) => SERVICE_ERRORS.indexOf(id) >= 0

/** The sentence in place of the charts. Names only causes that the reader can fix. */
export const chartsErrorSentence = (error: ApiError) =>
  isServiceError(error) ? visualCopy.visual.unavailable : sentenceFor(error)

interface ChartsProgress {
  /** The number of the last requested group. The first group is −1, the second is 0. */
  showIndex: number
  status: 'loading' | 'ready' | 'failed'
  groups: VisualGroup[]
  total?: number
  error?: ApiError
}

type ProgressEvent =
  { type: 'start' } | { type: 'more' } | { type: 'loaded'; data: Charts } | { type: 'failed'; error: ApiError }

export const INITIAL_PROGRESS: ChartsProgress = { showIndex: -1, status: 'loading', groups: [] }

export const lastGroupIndex = ({ showIndex }: Pick<ChartsProgress, 'showIndex'>) => showIndex + 1

/** Returns whether more groups can load. The first group loads at once; nine more may follow. */
export const hasMoreGroups = ({ showIndex, total }: ChartsProgress, groups: number) =>
  total !== 0 && showIndex < LIMITS.visual.moreWhileFewerThan && showIndex + 2 < groups

export function reduceProgress(progress: ChartsProgress, event: ProgressEvent): ChartsProgress {
  switch (event.type) {
    case 'start':
      return INITIAL_PROGRESS
    case 'more':
      return progress.status === 'ready'
        ? { ...progress, status: 'loading', showIndex: progress.showIndex + 1 }
        : { ...progress, status: 'loading', error: undefined }
    case 'loaded': {
      const { groups, total } = event.data
      return { ...progress, status: 'ready', groups: [...progress.groups, ...groups], total: total ?? progress.total }
    }
    case 'failed':
      return { ...progress, status: 'failed', error: event.error }
  }
}

/** Loads the groups of a search one by one. Another search starts anew. */
function useChartsProgress(statistics: Statistics, conditions: Condition[]) {
  const [progress, dispatch] = useReducer(reduceProgress, INITIAL_PROGRESS)
  const [latest] = useState(() => new RequestSequencer())

  const load = useCallback(
    async (at: number) => {
      const group = statistics.groups[at] ?? ''
      const answer = await latest.run(signal => statistics.fetch({ conditions, group, signal }))
      if (!answer) return
      if (answer.ok) return dispatch({ type: 'loaded', data: answer.data })
      if (isServiceError(answer.error)) toast(visualCopy.visual.failed)
      dispatch({ type: 'failed', error: answer.error })
    },
    [statistics, conditions, latest],
  )

  // Reset during render, so that no frame shows the charts of the previous search.
  const [requested, setRequested] = useState({ statistics, conditions })
  if (requested.statistics !== statistics || requested.conditions !== conditions) {
    setRequested({ statistics, conditions })
    dispatch({ type: 'start' })
  }
  useEffect(() => {
    void load(0)
    return () => latest.stop()
  }, [latest, load])

  const ask = () => {
    dispatch({ type: 'more' })
    const next = progress.status === 'ready' ? { ...progress, showIndex: progress.showIndex + 1 } : progress
    void load(lastGroupIndex(next))
  }
  return { progress, ask, hasMore: hasMoreGroups(progress, statistics.groups.length) }
}

/** Navigates between groups. The element with the id `header` covers the top of the page. */
function useGroupIndex(groups: VisualGroup[]) {
  const uniqueId = useId().replace(/\W/g, '')
  const header = `charts-${uniqueId}`
  const ids = useMemo(() => groups.map(({ key }) => `${header}-${key}`), [groups, header])
  const { at, goTo, survey } = useCurrentSection(ids, header)
  useEffect(survey, [survey])
  // Measures the groups again, because another view of a chart changes their heights.
  const jump = (to: number) => {
    survey()
    goTo(to)
  }
  return { header, ids, at, jump }
}

/** The charts of a search, with navigation between groups. */
export function useCharts(statistics: Statistics, conditions: Condition[]) {
  const counting = useChartsProgress(statistics, conditions)
  const index = useGroupIndex(counting.progress.groups)
  return { ...counting, index }
}

export type CountedCharts = ReturnType<typeof useCharts>
