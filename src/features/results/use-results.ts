import { useDidHide, useDidShow } from '@tarojs/taro'
import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { formatCount } from '@domain/format/amounts'
import type { Condition } from '@domain/query/condition'
import { toast } from '@/platform/messages'
import { isLoginError } from '@/request/errors'
import { RequestSequencer } from '@/request/sequencer'
import { copy, fill } from '@/copy'
import type { Library } from '@/libraries/library'
import { useSession } from '@/stores/session'
import { reduceSearchResults, type ResultsEvent, SEARCHING_STATE } from './state'
import { useResultsRefresh } from './use-refresh'

const showTotal = (total: number) => toast(fill(copy.toast.total, { count: formatCount(total) }), { ofPage: true })

/** Loads the rows of a search, ten at a time. A new search starts with the first page. */
export function useSearchResults(library: Library, conditions: Condition[], order: string) {
  // The state is reset during render: the first render of a new search must not show the old rows.
  const [current, setCurrent] = useState({ library, conditions, order, search: 0 })
  if (current.library !== library || current.conditions !== conditions || current.order !== order) {
    setCurrent({ library, conditions, order, search: current.search + 1 })
  }
  const { search } = current
  const [reduced, dispatchSearch] = useReducer(reduceSearchResults, { search, state: SEARCHING_STATE })
  const state = reduced.search === search ? reduced.state : SEARCHING_STATE
  const dispatch = useCallback((event: ResultsEvent) => dispatchSearch({ search, event }), [search])
  const [latest] = useState(() => new RequestSequencer())
  const isVisible = useRef(true)

  useDidShow(() => {
    isVisible.current = true
  })
  useDidHide(() => {
    isVisible.current = false
  })

  const load = useCallback(
    async (page: number) => {
      const answer = await latest.run(signal => library.search({ conditions, order, page, signal }))
      if (!answer) return
      if (!answer.ok) return dispatch({ type: 'failed', error: answer.error })
      dispatch({ type: 'loaded', page, results: answer.data })
      const { total } = answer.data
      if (page === 1 && total && isVisible.current) showTotal(total)
    },
    [latest, library, conditions, order, dispatch],
  )

  useResultsRefresh(() => latest.run(signal => library.search({ conditions, order, page: 1, signal })), dispatch)

  useEffect(() => {
    void load(1)
    return () => latest.stop()
  }, [latest, load])

  const { status, page } = state
  const next = () => {
    dispatch({ type: 'more' })
    void load(page + 1)
  }
  const more = () => {
    // A page below another page may also receive a reach-bottom event.
    if (status === 'ready' && isVisible.current) next()
  }

  const retry = () => {
    if (status === 'moreFailed') return next()
    dispatch({ type: 'search' })
    void load(1)
  }

  // If a search failed because it needs a login, it is retried as soon as the reader has logged in. In the native app
  // that may happen on a page of the app.
  const token = useSession(session => session.token)
  const retryCallback = useRef(retry)
  useEffect(() => {
    retryCallback.current = retry
  })
  const isLockedOut = state.error !== undefined && isLoginError(state.error)
  useEffect(() => {
    if (token && isLockedOut) retryCallback.current()
  }, [token, isLockedOut])

  return { state, more, retry }
}
