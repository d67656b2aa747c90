/** Everything that a reader has kept, written and read goes: from the services, where they keep it, and from this device. */
import { endAccount, clearWorkspace } from '@/api/account'
import { vault } from '@/platform/vault'
import { type Result, success } from '@/request/errors'
import { useSession } from '@/stores/session'
import { signOut } from './use-sign-in'
import { syncDesk } from './sync-workspace'
import type { WorkspaceEntry } from '@domain/workspace/sync-state'
import { offline } from '@/platform/offline'
import { openDesk, putEntries, useDesk } from '@/stores/workspace'
import { forgetReader } from './forget-reader'

/** Somebody ends their account: out of all devices at once, gone some days later. Answers when that is. */
export async function leaveAccount(password: string): Promise<Result<string>> {
  // What was written here and not told yet is there for who comes back.
  await syncDesk()
  const { userId } = useSession.getState()
  const ended = await endAccount(password)
  if (!ended.ok) return ended
  if (userId) await vault.clear(userId)
  await signOut()
  return ended
}

const emptied = (entry: WorkspaceEntry): WorkspaceEntry => ({ ...entry, body: undefined, changed: undefined })

/** Other windows hear that each entry is gone before the device forgets that there was one. */
async function emptyDesk() {
  await openDesk()
  const { owner, ledger } = useDesk.getState()
  if (owner === undefined) return
  putEntries(Object.values(ledger).map(emptied))
  await vault.clear(owner)
  if (useDesk.getState().owner === owner) useDesk.setState({ ledger: {}, cursor: 0 })
}

export async function clearOwnData(): Promise<Result<unknown>> {
  const { token } = useSession.getState()
  if (token) {
    const cleared = await clearWorkspace()
    if (!cleared.ok) return cleared
  }
  await emptyDesk()
  forgetReader()
  offline.forget()
  void syncDesk()
  return success(true)
}
