import { useEffect } from 'react'
import { rowSheetCopy } from '@/copy/row-sheet'
import type { Ledger } from '@domain/desk/ledger'
import { keptRow } from '@/libraries/kept-row'
import { kept } from '@/platform/storage/keys'
import { openDesk, useDesk } from '@/stores/desk'
import type { Drawn } from '../holding'

const drawnBy = (ledger: Ledger): Drawn => ({
  of(row) {
    const { id } = keptRow(row)
    const isKept = id !== undefined && ledger[id]?.body !== undefined
    return isKept ? { ...row.view, meta: [...(row.view.meta ?? []), rowSheetCopy.keep.kept] } : row.view
  },
})

/** Rows whose documents are kept say so. A desk that holds nothing yet is not read for it. */
export function useKeptRows(onDraw: (drawn: Drawn | undefined) => void) {
  const ledger = useDesk(desk => desk.ledger)
  useEffect(() => {
    if (kept.deskNews.get() !== undefined) void openDesk()
  }, [])
  useEffect(() => onDraw(Object.keys(ledger).length ? drawnBy(ledger) : undefined), [ledger, onDraw])
}
