import { memo, createContext, useContext, useMemo } from 'react'
import { type StoreApi, createStore, useStore } from 'zustand'
import { openDocument } from '@/actions/open-document'
import { splitView } from '@/platform/split-view'
import { addressOfScreen } from '@/routing/routes'
import { markAsRead, useIsRead } from '@/stores/reading-history'
import { Row, type RowView } from '@/ui/row'
import type { ListRow } from '@/libraries/library'
import { copy, fill } from '@/copy'
import { LIMITS } from '@domain/limits'
import { toggleItem } from '@domain/toggled'
import { toast } from '@/platform/messages'
import { useBusy } from '@/platform/use-busy'

interface RowSelectionState {
  on: boolean
  selected: ListRow[]
}

const NOTHING: RowSelectionState = { on: false, selected: [] }

/**
 * Creates the state of the row selection of one list. Each screen has its own, so that lists stay separate.
 * A row renders again only when its own state changes.
 */
export const createRowSelection = () => createStore<RowSelectionState>()(() => NOTHING)

/** The default value is for lists without selection. */
export const RowSelectionContext = createContext<StoreApi<RowSelectionState>>(createRowSelection())

export function useRowSelection<Part>(part: (selection: RowSelectionState) => Part): Part {
  return useStore(useContext(RowSelectionContext), part)
}

export function useRowSelectionActions() {
  const store = useContext(RowSelectionContext)
  return {
    start: () => store.setState({ on: true, selected: [] }),
    /** Leaves the selection mode and clears the selection. */
    leave: () => store.setState(NOTHING),
    clear: () => store.setState({ selected: [] }),
    toggle(row: ListRow) {
      const { max } = LIMITS.report
      const selected = toggleItem(store.getState().selected, row, max)
      if (selected) store.setState({ selected })
      else toast(fill(copy.toast.reportFull, { max }))
    },
  }
}

/** Returns whether the row is selected. Returns `undefined` outside the selection mode. */
const useIsSelected = ({ id }: ListRow) =>
  useRowSelection(({ on, selected }) => (on ? selected.some(other => other.id === id) : undefined))

/** Replaces the views of rows, for example to mark saved documents. */
export interface RowViewOverride {
  viewOf: (row: ListRow) => RowView
}

interface RowMenuScreen {
  /** Opens the menu of the row, on a long press. */
  openMenu?: (row: ListRow) => void
  override?: RowViewOverride
}

/** The default value is for screens without a row menu. */
export const RowMenuContext = createContext<RowMenuScreen>({})

export function useRowMenu(row: ListRow) {
  const { openMenu, override } = useContext(RowMenuContext)
  return { openMenu, view: useMemo(() => override?.viewOf(row) ?? row.view, [override, row]) }
}

interface DocumentRowProps {
  row: ListRow
  /** Called before the document opens. */
  onOpen?: () => void
  sensorsName: string
}

/**
 * A row of a list that opens its document and marks it as read. It ignores taps while the document opens.
 * In selection mode a tap selects the row.
 */
export const DocumentRow = memo(function DocumentRow({ row, onOpen, sensorsName }: DocumentRowProps) {
  const { id, opens } = row
  const { busy, run } = useBusy()
  const checked = useIsSelected(row)
  const { toggle } = useRowSelectionActions()
  const { openMenu, view } = useRowMenu(row)
  const address = () => addressOfScreen(opens.route, opens.params)
  const isOpen = splitView.useIsBesideList(address)
  const open = async () => {
    onOpen?.()
    if (await openDocument(opens.route, opens.params)) markAsRead(id)
  }
  const onTap = () => (checked === undefined ? void run(open) : toggle(row))
  return (
    <Row
      view={view}
      read={useIsRead(id)}
      busy={busy}
      open={isOpen}
      checked={checked}
      href={address}
      onTap={onTap}
      onLongPress={openMenu && (() => openMenu(row))}
      sensorsName={sensorsName}
    />
  )
})
