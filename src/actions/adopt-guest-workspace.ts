/** What was kept on this device before somebody logged in: theirs, if they say so. */
import type { DocumentEntry } from '@domain/workspace/folders'
import { type WorkspaceEntry, parseEntry, mergeDocuments } from '@domain/workspace/sync-state'
import { vault } from '@/platform/vault'
import { type Change, changeDesk, GUEST, lastWrite, useDesk } from '@/stores/workspace'
import { syncSoon } from './sync-workspace'

async function guestEntries(): Promise<WorkspaceEntry[]> {
  const { owner } = useDesk.getState()
  if (owner === undefined || owner === GUEST) return []
  const records = await vault.read(GUEST)
  return records.map(parseEntry).filter((entry): entry is WorkspaceEntry => entry?.body !== undefined)
}

const isDocument = (entry: WorkspaceEntry): entry is DocumentEntry =>
  entry.kind === 'document' && entry.body !== undefined

export const countGuestDesk = async () => (await guestEntries()).length

/** A document that the account has as well keeps the folders and remarks of both; anything else of the account stays as it is. */
function adopted(entry: WorkspaceEntry, mine: WorkspaceEntry | undefined): Change | undefined {
  const { id, kind, body } = entry
  if (!mine?.body) return { id, kind, body }
  if (!isDocument(entry) || !isDocument(mine)) return undefined
  return { id, kind, body: mergeDocuments(mine.body, entry.body) }
}

/** Answers how many were taken over. */
export async function adoptGuestDesk(): Promise<number> {
  const { ledger } = useDesk.getState()
  const changes = (await guestEntries())
    .map(entry => adopted(entry, ledger[entry.id]))
    .filter((change): change is Change => change !== undefined)
  changeDesk(changes)
  // A full disk: they stay where they are.
  if (await lastWrite()) await vault.clear(GUEST)
  syncSoon()
  return changes.length
}
