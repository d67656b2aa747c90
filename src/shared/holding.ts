import { createContext, useContext, useMemo } from 'react'
import type { ListRow } from '@/libraries/library'
import type { RowView } from '@/ui/row'

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
