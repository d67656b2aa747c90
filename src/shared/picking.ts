/**
 * Picking rows of one list. Each screen has a store of its own, so that two lists never share their picks, and each row hears
 * of no other row's.
 */
import { createContext, useContext } from 'react'
import { type StoreApi, createStore, useStore } from 'zustand'
import { reportCopy, fill } from '@/copy/report'
import { LIMITS } from '@domain/limits'
import { toggled } from '@domain/toggled'
import { toast } from '@/platform/toast'
import type { ListRow } from '@/libraries/library'

interface Picking {
  on: boolean
  picks: ListRow[]
}

const NOTHING: Picking = { on: false, picks: [] }

export const createPicking = () => createStore<Picking>()(() => NOTHING)

/** A list whose rows cannot be picked never is picked from. */
export const PickingContext = createContext<StoreApi<Picking>>(createPicking())

export function usePicking<Part>(part: (picking: Picking) => Part): Part {
  return useStore(useContext(PickingContext), part)
}

/** What there is to do; the same as long as the screen lives. */
export function usePickingActions() {
  const store = useContext(PickingContext)
  return {
    start: () => store.setState({ on: true, picks: [] }),
    /** Keeps nothing. */
    leave: () => store.setState(NOTHING),
    clear: () => store.setState({ picks: [] }),
    toggle(row: ListRow) {
      const { max } = LIMITS.report
      const picks = toggled(store.getState().picks, row, max)
      if (picks) store.setState({ picks })
      else toast(fill(reportCopy.report.full, { max }))
    },
  }
}

/** Whether a row is picked; undefined while its list is not picked from. */
export const usePicked = ({ id }: ListRow) =>
  usePicking(({ on, picks }) => (on ? picks.some(pick => pick.id === id) : undefined))
