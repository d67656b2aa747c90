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

const OF_THE_SERVICE: ApiError['id'][] = ['rejected', 'server', 'garbled']

/** That is said by a toast, once. */
const isOfTheService = ({ id }: ApiError) => OF_THE_SERVICE.indexOf(id) >= 0

/** What stands where the charts should be: what a reader can mend is named. */
export const failureOf = (error: ApiError) => (isOfTheService(error) ? visualCopy.visual.missing : sentenceFor(error))

interface Progress {
  /** One more with each group that is asked for; −1 stands for the first. */
  showIndex: number
  status: 'loading' | 'ready' | 'failed'
  groups: VisualGroup[]
  total?: number
  error?: ApiError
}

type ProgressEvent =
  { type: 'start' } | { type: 'more' } | { type: 'came'; data: Charts } | { type: 'failed'; error: ApiError }

/** Holds which groups of charts are shown, and shows more of them. */
export const START: Progress = { showIndex: -1, status: 'loading', groups: [] }

/** The place of the group that is shown last. */
export const lastShown = ({ showIndex }: Pick<Progress, 'showIndex'>) => showIndex + 1

/** The first group is there from the start, and nine more follow. */
export const hasMore = ({ showIndex, total }: Progress, groups: number) =>
  total !== 0 && showIndex < LIMITS.visual.moreWhileFewerThan && showIndex + 2 < groups

export function reduce(progress: Progress, event: ProgressEvent): Progress {
  switch (event.type) {
    case 'start':
      return START
    case 'more':
      return progress.status === 'ready'
        ? { ...progress, status: 'loading', showIndex: progress.showIndex + 1 }
        : { ...progress, status: 'loading', error: undefined }
    case 'came': {
      const { groups, total } = event.data
      return { ...progress, status: 'ready', groups: [...progress.groups, ...groups], total: total ?? progress.total }
    }
    case 'failed':
      return { ...progress, status: 'failed', error: event.error }
  }
}

/** The groups of charts over a search, one at a time; another search starts anew. */
function useProgress(statistics: Statistics, conditions: Condition[]) {
  const [progress, dispatch] = useReducer(reduce, START)
  const [latest] = useState(() => new RequestSequencer())

  const load = useCallback(
    async (at: number) => {
      const group = statistics.groups[at] ?? ''
      const answer = await latest.run(signal => statistics.fetch({ conditions, group, signal }))
      if (!answer) return
      if (answer.ok) return dispatch({ type: 'came', data: answer.data })
      if (isOfTheService(answer.error)) toast(visualCopy.visual.failed)
      dispatch({ type: 'failed', error: answer.error })
    },
    [statistics, conditions, latest],
  )

  // The charts of the search before go with the first picture of the next one, not with its second.
  const [asked, setAsked] = useState({ statistics, conditions })
  if (asked.statistics !== statistics || asked.conditions !== conditions) {
    setAsked({ statistics, conditions })
    dispatch({ type: 'start' })
  }
  useEffect(() => {
    void load(0)
    return () => latest.stop()
  }, [latest, load])

  const ask = () => {
    dispatch({ type: 'more' })
    const next = progress.status === 'ready' ? { ...progress, showIndex: progress.showIndex + 1 } : progress
    void load(lastShown(next))
  }
  return { progress, ask, hasMore: hasMore(progress, statistics.groups.length) }
}

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
