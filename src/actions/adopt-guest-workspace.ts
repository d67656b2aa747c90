/** Moves what a guest saved on this device into the account that logs in, at the reader's request. */
import type { DocumentEntry } from '@domain/workspace/folders'
import { type WorkspaceEntry, parseEntry, mergeDocuments } from '@domain/workspace/sync-state'
import { vault } from '@/platform/vault'
import { type WorkspaceChange, changeWorkspace, GUEST, lastWrite, useWorkspace } from '@/stores/workspace'
import { syncSoon } from './sync-workspace'

async function guestEntries(): Promise<WorkspaceEntry[]> {
  const { owner } = useWorkspace.getState()
  if (owner === undefined || owner === GUEST) return []
  const records = await vault.read(GUEST)
  return records.map(parseEntry).filter((entry): entry is WorkspaceEntry => entry?.body !== undefined)
}

const isDocument = (entry: WorkspaceEntry): entry is DocumentEntry =>
  entry.kind === 'document' && entry.body !== undefined

export const countGuestEntries = async () => (await guestEntries()).length

/**
 * A document saved by guest and account keeps the folders and remarks of both. Any other entry that the account already
 * has stays unchanged.
 */
function adoptionOf(entry: WorkspaceEntry, existing: WorkspaceEntry | undefined): WorkspaceChange | undefined {
  const { id, kind, body } = entry
  if (!existing?.body) return { id, kind, body }
  if (!isDocument(entry) || !isDocument(existing)) return undefined
  return { id, kind, body: mergeDocuments(existing.body, entry.body) }
}

/** Adopts the guest's entries. Returns the number of adopted entries. */
export async function adoptGuestWorkspace(): Promise<number> {
  const { syncState } = useWorkspace.getState()
  const changes = (await guestEntries())
    .map(entry => adoptionOf(entry, syncState[entry.id]))
    .filter((change): change is WorkspaceChange => change !== undefined)
  changeWorkspace(changes)
  // If the device could not store the adopted entries, the guest's copy stays.
  if (await lastWrite()) await vault.clear(GUEST)
  syncSoon()
  return changes.length
}
