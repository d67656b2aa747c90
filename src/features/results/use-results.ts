import { usePageScroll, useReachBottom, useDidHide, useDidShow } from '@tarojs/taro'
import { useCallback, useEffect, useRef, useState, useReducer } from 'react'
import { LIMITS } from '@domain/limits'
import { pageView } from '@/platform/page-view'
import { viewport } from '@/platform/viewport'
import { toast } from '@/platform/toast'
import { isExpired } from '@/request/errors'
import { RequestSequencer } from '@/request/use-loaded'
import { copy, fill } from '@/copy'
import { formatCount } from '@domain/format/amounts'
import type { Condition } from '@domain/query/condition'
import type { Library } from '@/libraries/library'
import { useSession } from '@/stores/session'
import { keep, type ResultsEvent, SEARCHING } from './state'
import { useRefresh } from './use-refresh'

const { throttle, distance } = LIMITS.scroll

let lists = 0

/**
 * Asks for more rows near the end of the list, at most every 300 ms. A host tells only of a thumb that arrives there, not
 * of one that was there, got more rows and leapt over all of them. So the list looks for itself: after each page, and
 * halfway from where it last looked to where its end comes near. The first page is looked at once it is laid out: before
 * that every list seems short. Answers the id of that end, and what is to be told of the laying out.
 */
export function useEndless(page: number, more: () => void) {
  const [id] = useState(() => `results-end-${++lists}`)
  const act = useRef(more)
  const loaded = useRef(page)
  const last = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const scrolled = useRef(0)
  const lookAt = useRef(Infinity)

  useEffect(() => {
    act.current = more
    loaded.current = page
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  const ask = useCallback(() => {
    clearTimeout(timer.current)
    const wait = Math.max(0, last.current + throttle - Date.now())
    const asked = loaded.current
    timer.current = setTimeout(() => {
      // A page that came meanwhile has moved the end away, and looks for itself.
      if (loaded.current !== asked) return
      last.current = Date.now()
      act.current()
    }, wait)
  }, [])

  const look = useCallback(
    () =>
      pageView.survey([id], ({ rects: [end] }) => {
        // Kept below another page, it has no size.
        if (!end?.height) return
        const way = end.top - viewport.size().height - distance
        lookAt.current = scrolled.current + Math.max(0, way / 2)
        if (way < 0) ask()
      }),
    [id, ask],
  )

  useReachBottom(ask)
  usePageScroll(({ scrollTop }) => {
    scrolled.current = scrollTop
    if (scrollTop < lookAt.current) return
    lookAt.current = Infinity
    look()
  })

  const [laid, setLaid] = useState(false)
  // Another search begins with a list that is yet to be laid out.
  if (page === 0 && laid) setLaid(false)
  useEffect(() => (laid ? look() : undefined), [look, page, laid])
  const onLaid = useCallback(() => setLaid(true), [])

  return { id, onLaid }
}

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
      const answer = await latest.ask(signal => library.search({ conditions, order, page, signal }))
      if (!answer) return
      if (!answer.ok) return dispatch({ type: 'failed', error: answer.error })
      dispatch({ type: 'found', page, found: answer.data })
      const { total } = answer.data
      if (page === 1 && total && shown.current) tellTotal(total)
    },
    [latest, library, conditions, order, dispatch],
  )

  useRefresh(() => latest.ask(signal => library.search({ conditions, order, page: 1, signal })), dispatch)

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
