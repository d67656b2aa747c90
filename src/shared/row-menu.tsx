import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { copy } from '@/copy'
import type { ListRow } from '@/libraries/library'
import { whenIdle } from '@/platform/idle'
import { toast } from '@/platform/toast'
import { type Drawn, Holding } from './document-row'

type Part = typeof import('@/shared/row-actions-sheet')

const load = () => import('@/shared/row-actions-sheet')

/** A screen whose rows can be held: what can be done with one then comes over it, and what was kept says so. */
export function HeldRows({ children }: { children: (over: ReactNode) => ReactNode }) {
  const [row, hold] = useState<ListRow>()
  const [part, setPart] = useState<Part>()
  const [drawn, draw] = useState<Drawn>()
  useEffect(() => {
    if (!row) return whenIdle(() => void load().then(setPart, () => undefined))
    void load().then(setPart, () => {
      hold(undefined)
      toast(copy.error.network)
    })
  }, [row])
  const screen = useMemo(() => ({ hold, drawn }), [drawn])
  const over = part && <part.RowSheet row={row} onDraw={draw} onClose={() => hold(undefined)} />
  return <Holding.Provider value={screen}>{children(over)}</Holding.Provider>
}
