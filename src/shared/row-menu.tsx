import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { copy } from '@/copy'
import type { ListRow } from '@/libraries/library'
import { whenIdle } from '@/platform/idle'
import { toast } from '@/platform/messages'
import { type RowViewOverride, RowMenuContext } from './document-row'

type Part = typeof import('@/shared/row-actions-sheet')

const load = () => import('@/shared/row-actions-sheet')

/** Renders a screen whose rows open a menu on a long press. The rows also show whether their documents are saved. */
export function RowMenu({ children }: { children: (over: ReactNode) => ReactNode }) {
  const [row, setRow] = useState<ListRow>()
  const [part, setPart] = useState<Part>()
  const [override, setOverride] = useState<RowViewOverride>()
  useEffect(() => {
    if (!row) return whenIdle(() => void load().then(setPart, () => undefined))
    void load().then(setPart, () => {
      setRow(undefined)
      toast(copy.error.network)
    })
  }, [row])
  const screen = useMemo(() => ({ openMenu: setRow, override }), [override])
  const over = part && <part.RowActionsSheet row={row} onOverride={setOverride} onClose={() => setRow(undefined)} />
  return <RowMenuContext.Provider value={screen}>{children(over)}</RowMenuContext.Provider>
}
