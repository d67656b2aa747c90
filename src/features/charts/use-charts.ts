import { useEffect, useId, useMemo, useCallback, useReducer, useState } from 'react'
import type { VisualGroup } from '@contract/judgement'
import type { Condition } from '@domain/query/condition'
import type { Statistics } from '@/libraries/statistics'
import { useCurrentSection } from '@/ui/use-current-section'
import { RequestSequencer } from '@/request/sequencer'
import { toast } from '@/platform/messages'
import { visualCopy } from '@/copy/visual'
import { type ApiError, errorSentence } from '@/request/errors'
import type { CaseCharts } from '@/api/readers/charts'
import { CHART_GROUPS } from '@domain/charts/groups'
import { LIMITS } from '@domain/limits'

const SERVICE_ERRORS: ApiError['id'][] = ['rejected', 'server', 'garbled']

/** Returns whether the service has failed. Such an error also shows a toast. */
const isServiceError = ({ id }: ApiError) => SERVICE_ERRORS.indexOf(id) >= 0

/**
 * Returns the sentence that replaces the charts. A failure of the service gets a general sentence, because the reader
 * cannot repair it.
 */
export const chartsErrorSentence = (error: ApiError) =>
  isServiceError(error) ? visualCopy.visual.unavailable : errorSentence(error)

/**
 * The maximum number of groups. The client's specification numbers the groups from −1. It loads the next group while
 * the number of the last one is below `moreWhileFewerThan`.
 */
const MAX_GROUPS = LIMITS.visual.moreWhileFewerThan + 2

interface ChartsProgress {
  /** The number of requested groups. The first group is requested at once. */
  requestedGroups: number
  status: 'loading' | 'ready' | 'failed'
  groups: VisualGroup[]
  total?: number
  error?: ApiError
}

type ProgressEvent =
  { type: 'start' } | { type: 'more' } | { type: 'loaded'; data: CaseCharts } | { type: 'failed'; error: ApiError }

export const INITIAL_CHARTS_PROGRESS: ChartsProgress = { requestedGroups: 1, status: 'loading', groups: [] }

/** Returns the number of groups for which the service has answered. This number is also the index of the next group. */
const answeredGroups = ({ requestedGroups, status }: ChartsProgress) =>
  status === 'ready' ? requestedGroups : requestedGroups - 1

/** Returns whether the search has another group to load. */
export const hasMoreChartGroups = ({ requestedGroups, total }: ChartsProgress, groups: number) =>
  total !== 0 && requestedGroups < Math.min(groups, MAX_GROUPS)

export function reduceChartsProgress(progress: ChartsProgress, event: ProgressEvent): ChartsProgress {
  switch (event.type) {
    case 'start':
      return INITIAL_CHARTS_PROGRESS
    case 'more':
      return progress.status === 'ready'
        ? { ...progress, status: 'loading', requestedGroups: progress.requestedGroups + 1 }
        : { ...progress, status: 'loading', error: undefined }
    case 'loaded': {
      const { groups, total } = event.data
      return { ...progress, status: 'ready', groups: [...progress.groups, ...groups], total: total ?? progress.total }
    }
    case 'failed':
      return { ...progress, status: 'failed', error: event.error }
  }
}

/** Loads the groups of a search one by one. A new search starts again with the first group. */
function useChartsProgress(statistics: Statistics, conditions: Condition[]) {
  const [progress, dispatch] = useReducer(reduceChartsProgress, INITIAL_CHARTS_PROGRESS)
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

  // The progress is reset during render, so that no frame shows the charts of the previous search.
  const [requested, setRequested] = useState({ statistics, conditions })
  if (requested.statistics !== statistics || requested.conditions !== conditions) {
    setRequested({ statistics, conditions })
    dispatch({ type: 'start' })
  }
  useEffect(() => {
    void load(0)
    return () => latest.stop()
  }, [latest, load])

  const loadMore = () => {
    dispatch({ type: 'more' })
    void load(answeredGroups(progress))
  }
  return { progress, loadMore, hasMore: hasMoreChartGroups(progress, statistics.groups.length) }
}

interface GroupTab {
  key: string
  title: string
}

/** Returns the tabs of the groups, in order. A group that the service did not send has no tab. */
export function chartGroupTabs(keys: string[], progress: ChartsProgress): GroupTab[] {
  const answered = answeredGroups(progress)
  return keys.flatMap((key, at): GroupTab[] => {
    const loaded = progress.groups.find(group => group.key === key)
    if (loaded) return [{ key, title: loaded.title }]
    const title = CHART_GROUPS.find(group => group.key === key)?.title
    return title && at >= answered ? [{ key, title }] : []
  })
}

/**
 * Scrolls to loaded groups, and finds the group in view. `header` is the id of the element that covers the top of the
 * page.
 */
function useGroupIndex(groups: VisualGroup[]) {
  const uniqueId = useId().replace(/\W/g, '')
  const header = `charts-${uniqueId}`
  const ids = useMemo(() => groups.map(({ key }) => `${header}-${key}`), [groups, header])
  // A jump measures the groups again, because their heights change when the reader chooses another view of a chart.
  const { at, jump, measure } = useCurrentSection(ids, header)
  useEffect(measure, [measure])
  return { header, ids, at, jump }
}

/**
 * Loads groups until the group that the reader chose is loaded, and then scrolls to it. Other conditions end the wait.
 * A choice after a failure tries again.
 */
function useJump(
  { progress, loadMore, hasMore }: ReturnType<typeof useChartsProgress>,
  goTo: (to: number) => void,
  conditions: Condition[],
) {
  const [pending, setPending] = useState<string>()
  const [pendingOf, setPendingOf] = useState(conditions)
  if (pendingOf !== conditions) {
    setPendingOf(conditions)
    setPending(undefined)
  }
  const { groups, status } = progress
  const at = groups.findIndex(({ key }) => key === pending)
  const isAwaited = pending !== undefined && at < 0
  useEffect(() => {
    if (pending === undefined || (isAwaited && status === 'loading')) return
    if (isAwaited && status === 'ready' && hasMore) return loadMore()
    // The new group changes the height of the page only after this render. The jump waits for it.
    const timer = setTimeout(() => {
      setPending(undefined)
      if (at >= 0) goTo(at)
    })
    return () => clearTimeout(timer)
  }, [pending, isAwaited, status, hasMore, loadMore, at, goTo])
  const jump = (key: string) => {
    setPending(key)
    if (status === 'failed' && groups.every(group => group.key !== key)) loadMore()
  }
  return { pending, jump }
}

/** Loads the charts of a search, and provides the navigation between groups. */
export function useCharts(statistics: Statistics, conditions: Condition[]) {
  const counting = useChartsProgress(statistics, conditions)
  const { jump: goTo, ...index } = useGroupIndex(counting.progress.groups)
  const jumping = useJump(counting, goTo, conditions)
  return { ...counting, index: { ...index, ...jumping, tabs: chartGroupTabs(statistics.groups, counting.progress) } }
}

export type ChartsState = ReturnType<typeof useCharts>
