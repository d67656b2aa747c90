/** Shows the actions on a row of a list. The app loads this code when it is idle. */
import { useEffect } from 'react'
import { copyText } from '@/actions/copy-text'
import { removeDocument, saveDocument } from '@/actions/save-document'
import { rowActionsCopy } from '@/copy/row-actions'
import { rowToSave } from '@/libraries/saved-document'
import type { ListRow } from '@/libraries/library'
import { watchLongPress } from '@/platform/long-press'
import { open } from '@/routing/navigation'
import { openWorkspace, useWorkspace } from '@/stores/workspace'
import { ListItem } from '@/ui/list-item'
import { Sheet } from '@/ui/sheet'
import { useLastDefined } from '@/ui/layer'
import type { RowViewOverride } from '../document-row'
import type { SyncState } from '@domain/workspace/sync-state'
import { deviceValues } from '@/platform/storage/keys'

const savedOverride = (syncState: SyncState): RowViewOverride => ({
  viewOf(row) {
    const { id } = rowToSave(row)
    const isSaved = id !== undefined && syncState[id]?.body !== undefined
    return isSaved ? { ...row.view, meta: [...(row.view.meta ?? []), rowActionsCopy.bookmark.saved] } : row.view
  },
})

/** Marks the rows of saved documents. If the reader has never saved anything, the workspace is not loaded. */
function useSavedMarks(onOverride: (override: RowViewOverride | undefined) => void) {
  const syncState = useWorkspace(workspace => workspace.syncState)
  useEffect(() => {
    if (deviceValues.alertCount.get() !== undefined) void openWorkspace()
  }, [])
  useEffect(
    () => onOverride(Object.keys(syncState).length ? savedOverride(syncState) : undefined),
    [syncState, onOverride],
  )
}

interface RowActionsSheetProps {
  row?: ListRow
  /** Called with the views of saved rows, or with `undefined` if nothing is saved. */
  onOverride: (override: RowViewOverride | undefined) => void
  onClose: () => void
}

export function RowActionsSheet({ row, onOverride, onClose }: RowActionsSheetProps) {
  useSavedMarks(onOverride)
  const last = useLastDefined(row)
  useEffect(watchLongPress, [])
  useEffect(() => {
    if (row) void openWorkspace()
  }, [row])
  const { id = '', body = undefined } = last ? rowToSave(last) : {}
  const isSaved = useWorkspace(({ syncState }) => syncState[id]?.body !== undefined)
  if (!body) return null
  const then = (act: () => void) => () => {
    onClose()
    act()
  }
  const toggleSaved = () => (isSaved ? removeDocument(id) : void saveDocument(id, body))
  const fileIntoFolder = async () => {
    if (isSaved || (await saveDocument(id, body))) void open('desk', { place: id })
  }
  return (
    <Sheet open={row !== undefined} onClose={onClose} title={body.title}>
      {id && (
        <>
          <ListItem
            icon={isSaved ? 'trash' : 'bookmark'}
            title={isSaved ? rowActionsCopy.bookmark.remove : rowActionsCopy.rowActions.save}
            onTap={then(toggleSaved)}
            sensorsName='row_keep'
          />
          <ListItem
            icon='folder'
            title={rowActionsCopy.bookmark.file}
            onTap={then(() => void fileIntoFolder())}
            sensorsName='row_place'
          />
        </>
      )}
      <ListItem
        icon='text-quote'
        title={rowActionsCopy.rowActions.cite}
        onTap={then(() => void copyText(body.citation))}
        sensorsName='row_cite'
      />
    </Sheet>
  )
}
