import { memo, useState, createContext, useContext, useMemo } from 'react'
import { type StoreApi, createStore, useStore } from 'zustand'
import { openDocument } from '@/actions/open-document'
import { panes } from '@/platform/split-view'
import { addressOf } from '@/routing/addresses'
import { mark, useIsRead } from '@/stores/reading-history'
import { Row, type RowView } from '@/ui/row'
import type { ListRow } from '@/libraries/library'
import { copy, fill } from '@/copy'
import { LIMITS } from '@domain/limits'
import { toggled } from '@domain/toggled'
import { toast } from '@/platform/toast'

interface Picking {
  on: boolean
  picks: ListRow[]
}

const NOTHING: Picking = { on: false, picks: [] }

/**
 * Picking rows of one list. Each screen has a store of its own, so that two lists never share their picks, and each row hears of no
 * other row's.
 */
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
      else toast(fill(copy.toast.reportFull, { max }))
    },
  }
}

/** Whether a row is picked; undefined while its list is not picked from. */
const usePicked = ({ id }: ListRow) =>
  usePicking(({ on, picks }) => (on ? picks.some(pick => pick.id === id) : undefined))

/** Which words a row is drawn with, where they are others than its list tells. */
export interface Drawn {
  of: (row: ListRow) => RowView
}

interface HoldingScreen {
  /** What is done when a row is held. */
  hold?: (row: ListRow) => void
  drawn?: Drawn
}

/** Nothing where no screen has a use for it. */
export const Holding = createContext<HoldingScreen>({})

export function useHolding(row: ListRow) {
  const { hold, drawn } = useContext(Holding)
  return { hold, view: useMemo(() => drawn?.of(row) ?? row.view, [drawn, row]) }
}

interface DocumentRowProps {
  row: ListRow
  /** Before its document opens. */
  onOpen?: () => void
  sensorsName: string
}

/**
 * A document that opens at a tap and is then marked as read. It may take a moment; meanwhile further taps do nothing. While its
 * list is picked from, a tap picks it.
 */
export const DocumentRow = memo(function DocumentRow({ row, onOpen, sensorsName }: DocumentRowProps) {
  const { id, opens } = row
  const [busy, setBusy] = useState(false)
  const checked = usePicked(row)
  const { toggle } = usePickingActions()
  const { hold, view } = useHolding(row)
  const address = () => addressOf(opens.route, opens.params)
  const isOpen = panes.useReadBeside(address)
  const open = async () => {
    setBusy(true)
    onOpen?.()
    try {
      if (await openDocument(opens.route, opens.params)) mark(id)
    } finally {
      setBusy(false)
    }
  }
  const onTap = () => (checked === undefined ? void open() : toggle(row))
  return (
    <Row
      view={view}
      read={useIsRead(id)}
      busy={busy}
      open={isOpen}
      checked={checked}
      href={address}
      onTap={onTap}
      onHold={hold && (() => hold(row))}
      sensorsName={sensorsName}
    />
  )
})
