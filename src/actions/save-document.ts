/** Saves a document in the workspace, or removes it from there. */
import { bookmarkCopy, fill } from '@/copy/bookmark'
import type { DocumentDraft } from '@domain/workspace/entry'
import { entryCount } from '@domain/workspace/sync-state'
import { LIMITS } from '@domain/limits'
import { WORKSPACE_LIMITS } from '@domain/workspace/limits'
import { toast } from '@/platform/messages'
import { open } from '@/routing/navigation'
import { useSession } from '@/stores/session'
import {
  type WorkspaceEntryChange,
  changeWorkspace,
  currentWorkspaceOwner,
  openWorkspace,
  useWorkspace,
} from '@/stores/workspace'
import { loadVisitor } from './load-visitor'
import { syncSoon } from './sync-workspace'

const { bookmark: words } = bookmarkCopy

/** Applies changes and syncs soon after. For a while, a message offers to undo them. */
export function changeWorkspaceWithUndo(changes: WorkspaceEntryChange[], message: string) {
  const before = changeWorkspace(changes)
  syncSoon()
  const undo = () => {
    changeWorkspace(before)
    syncSoon()
    toast(words.undone)
  }
  toast(message, { duration: LIMITS.toast.undo, action: { label: words.undo, onTap: undo, sensorsName: 'desk_undo' } })
}

/**
 * Opens the workspace for a change by the reader. Loads the reader first if the services have not identified the holder
 * of the token. Not every screen does so.
 */
export async function openWorkspaceToSave() {
  const { token } = useSession.getState()
  if (token && currentWorkspaceOwner() === undefined) await loadVisitor(token)
  await openWorkspace()
}

/** Returns whether saving is impossible, and shows why: the owner is not loaded yet, or the workspace is full. */
export function warnIfCannotSave(): boolean {
  const { owner, syncState } = useWorkspace.getState()
  if (owner === undefined) toast(bookmarkCopy.error.network)
  else if (entryCount(syncState) >= WORKSPACE_LIMITS.entries)
    toast(fill(words.full, { most: WORKSPACE_LIMITS.entries }))
  else return false
  return true
}

/** Saves a document in the workspace. Returns whether it was saved. */
export async function saveDocument(id: string, body: DocumentDraft): Promise<boolean> {
  await openWorkspaceToSave()
  if (warnIfCannotSave()) return false
  changeWorkspace([{ id, kind: 'document', body: { ...body, folders: [], keptAt: Date.now() } }])
  syncSoon()
  const fileAction = { label: words.file, onTap: () => void open('desk', { place: id }), sensorsName: 'desk_place' }
  toast(words.saved, { duration: LIMITS.toast.undo, action: fileAction })
  return true
}

export const removeDocument = (id: string) => changeWorkspaceWithUndo([{ id, kind: 'document' }], words.removed)
