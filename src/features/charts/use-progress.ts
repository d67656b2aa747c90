import { useCallback, useEffect, useReducer, useState } from 'react'
import { RequestSequencer } from '@/request/sequencer'
import { toast } from '@/platform/toast'
import { visualCopy } from '@/copy/visual'
import type { Condition } from '@domain/query/condition'
import type { Statistics } from '@/libraries/statistics/statistics'
import { isOfTheService } from './model/failure'
import { START, hasMore, lastShown, reduce } from './model/progress'

/** The groups of charts over a search, one at a time; another search starts anew. */
export function useProgress(statistics: Statistics, conditions: Condition[]) {
  const [progress, dispatch] = useReducer(reduce, START)
  const [latest] = useState(() => new RequestSequencer())

  const load = useCallback(
    async (at: number) => {
      const group = statistics.groups[at] ?? ''
      const answer = await latest.ask(signal => statistics.ask({ conditions, group, signal }))
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
