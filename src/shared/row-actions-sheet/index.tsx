/** What can be done with a row of a list that is held: its code comes when nothing better is to be done. */
import { useEffect } from 'react'
import { copyText } from '@/actions/copy-text'
import { dropDocument, keepDocument } from '@/actions/save-document'
import { rowSheetCopy } from '@/copy/row-actions'
import { savedRowOf } from '@/libraries/saved-document'
import type { ListRow } from '@/libraries/library'
import { tellHolds } from '@/platform/long-press'
import { open } from '@/routing/navigation'
import { openDesk, useDesk } from '@/stores/workspace'
import { ListItem } from '@/ui/list-item'
import { Sheet } from '@/ui/sheet'
import { useLast } from '@/ui/layer'
import type { Drawn } from '../document-row'
import type { SyncState } from '@domain/workspace/sync-state'
import { kept } from '@/platform/storage/keys'

const drawnBy = (ledger: SyncState): Drawn => ({
  of(row) {
    const { id } = savedRowOf(row)
    const isKept = id !== undefined && ledger[id]?.body !== undefined
    return isKept ? { ...row.view, meta: [...(row.view.meta ?? []), rowSheetCopy.keep.kept] } : row.view
  },
})

/** Rows whose documents are kept say so. A desk that holds nothing yet is not read for it. */
function useKeptRows(onDraw: (drawn: Drawn | undefined) => void) {
  const ledger = useDesk(desk => desk.ledger)
  useEffect(() => {
    if (kept.deskNews.get() !== undefined) void openDesk()
  }, [])
  useEffect(() => onDraw(Object.keys(ledger).length ? drawnBy(ledger) : undefined), [ledger, onDraw])
}

interface RowSheetProps {
  row?: ListRow
  /** How rows are drawn now that it is known which of them are kept; as they are where nothing is. */
  onDraw: (drawn: Drawn | undefined) => void
  onClose: () => void
}

export function RowSheet({ row, onDraw, onClose }: RowSheetProps) {
  useKeptRows(onDraw)
  const last = useLast(row)
  useEffect(tellHolds, [])
  useEffect(() => {
    if (row) void openDesk()
  }, [row])
  const { id = '', body = undefined } = last ? savedRowOf(last) : {}
  const isOn = useDesk(({ ledger }) => ledger[id]?.body !== undefined)
  if (!body) return null
  const then = (act: () => void) => () => {
    onClose()
    act()
  }
  const keep = () => (isOn ? dropDocument(id) : void keepDocument(id, body))
  const place = async () => {
    if (isOn || (await keepDocument(id, body))) void open('desk', { place: id })
  }
  return (
    <Sheet open={row !== undefined} onClose={onClose} title={body.title}>
      {id && (
        <>
          <ListItem
            icon={isOn ? 'trash' : 'bookmark'}
            title={isOn ? rowSheetCopy.keep.drop : rowSheetCopy.rowSheet.keep}
            onTap={then(keep)}
            sensorsName='row_keep'
          />
          <ListItem
            icon='bookmark-check'
            title={rowSheetCopy.keep.into}
            onTap={then(() => void place())}
            sensorsName='row_place'
          />
        </>
      )}
      <ListItem
        icon='copy'
        title={rowSheetCopy.rowSheet.cite}
        onTap={then(() => void copyText(body.citation))}
        sensorsName='row_cite'
      />
    </Sheet>
  )
}
