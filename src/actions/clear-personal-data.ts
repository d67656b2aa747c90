/** Deletes the reader's data: from the services and from this device. */
import { deleteAccount, clearWorkspace } from '@/api/account'
import { vault } from '@/platform/vault'
import { type Result, success } from '@/request/errors'
import { useSession } from '@/stores/session'
import { signOut, deleteReaderTraces } from './use-sign-in'
import { syncWorkspace } from './sync-workspace'
import type { WorkspaceEntry } from '@domain/workspace/sync-state'
import { offline } from '@/platform/offline'
import { setPendingFacts } from '@/stores/pending-facts'
import { openWorkspace, putWorkspaceEntries, useWorkspace } from '@/stores/workspace'

/**
 * Closes the account: logs out all devices at once, and deletes the account some days later. Returns the time of the
 * deletion. Returns '' if an older server has deleted the account at once.
 */
export async function closeAccount(password: string): Promise<Result<string>> {
  // A restored account needs the changes of this device too, so they are synced first.
  await syncWorkspace()
  const { userId } = useSession.getState()
  const ended = await deleteAccount(password)
  if (!ended.ok) return ended
  if (userId) await vault.clear(userId)
  await signOut()
  return ended
}

const removedEntry = (entry: WorkspaceEntry): WorkspaceEntry => ({ ...entry, body: undefined, changed: undefined })

/** Empties the workspace on this device. Other windows learn of each removal before the device deletes the records. */
async function emptyWorkspace() {
  await openWorkspace()
  const { owner, syncState } = useWorkspace.getState()
  if (owner === undefined) return
  putWorkspaceEntries(Object.values(syncState).map(removedEntry))
  await vault.clear(owner)
  if (useWorkspace.getState().owner === owner) useWorkspace.setState({ syncState: {}, cursor: 0 })
}

export async function clearPersonalData(): Promise<Result<unknown>> {
  const { token } = useSession.getState()
  if (token) {
    const cleared = await clearWorkspace()
    if (!cleared.ok) return cleared
  }
  await emptyWorkspace()
  deleteReaderTraces()
  setPendingFacts('')
  offline.forget()
  void syncWorkspace()
  return success(true)
}
