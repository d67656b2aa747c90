import { useDidHide, useDidShow } from '@tarojs/taro'
import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { toast } from '@/platform/toast'
import { isExpired } from '@/request/errors'
import { RequestSequencer } from '@/request/sequencer'
import { copy, fill } from '@/copy'
import { formatCount } from '@domain/format/amounts'
import type { Condition } from '@domain/query/condition'
import type { Library } from '@/libraries/library'
import { useSession } from '@/stores/session'
import { keep, type ResultsEvent, SEARCHING } from './state'
import { useRefresh } from './use-refresh'

const tellTotal = (total: number) => toast(fill(copy.toast.found, { count: formatCount(total) }))

/** The rows of a search, ten at a time; another search starts anew. */
export function useResults(library: Library, conditions: Condition[], order: string) {
  // The rows of the search before go with the first picture of the next one, not with its second.
  const [asked, setAsked] = useState({ library, conditions, order, search: 0 })
  if (asked.library !== library || asked.conditions !== conditions || asked.order !== order) {
    setAsked({ library, conditions, order, search: asked.search + 1 })
  }
  const { search } = asked
  const [kept, act] = useReducer(keep, { search, state: SEARCHING })
  const state = kept.search === search ? kept.state : SEARCHING
  const dispatch = useCallback((event: ResultsEvent) => act({ search, event }), [search])
  const [latest] = useState(() => new RequestSequencer())
  const shown = useRef(true)

  useDidShow(() => {
    shown.current = true
  })
  useDidHide(() => {
    shown.current = false
  })

  const load = useCallback(
    async (page: number) => {
      const answer = await latest.run(signal => library.search({ conditions, order, page, signal }))
      if (!answer) return
      if (!answer.ok) return dispatch({ type: 'failed', error: answer.error })
      dispatch({ type: 'found', page, found: answer.data })
      const { total } = answer.data
      if (page === 1 && total && shown.current) tellTotal(total)
    },
    [latest, library, conditions, order, dispatch],
  )

  useRefresh(() => latest.run(signal => library.search({ conditions, order, page: 1, signal })), dispatch)

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
    // A page that lies below another one may be told that it has reached its bottom.
    if (status === 'ready' && shown.current) next()
  }

  const retry = () => {
    if (status === 'moreFailed') return next()
    dispatch({ type: 'search' })
    void load(1)
  }

  // Signed in here, or on a page of the wrapper's, the reader is answered without asking once more.
  const token = useSession(session => session.token)
  const signedInNow = useRef(retry)
  useEffect(() => {
    signedInNow.current = retry
  })
  const isLockedOut = state.error !== undefined && isExpired(state.error)
  useEffect(() => {
    if (token && isLockedOut) signedInNow.current()
  }, [token, isLockedOut])

  return { state, more, retry }
}
