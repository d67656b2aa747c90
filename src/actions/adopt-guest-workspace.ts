/** Moves the entries that a guest saved on this device into the account that logs in, if the reader agrees. */
import type { DocumentEntry } from '@domain/workspace/folders'
import { type WorkspaceEntry, parseWorkspaceEntry, mergeSavedDocuments } from '@domain/workspace/sync-state'
import { vault } from '@/platform/vault'
import {
  type WorkspaceEntryChange,
  changeWorkspace,
  GUEST_OWNER,
  lastWorkspaceWrite,
  useWorkspace,
} from '@/stores/workspace'
import { syncSoon } from './sync-workspace'

async function guestEntries(): Promise<WorkspaceEntry[]> {
  const { owner } = useWorkspace.getState()
  if (owner === undefined || owner === GUEST_OWNER) return []
  const records = await vault.read(GUEST_OWNER)
  return records.map(parseWorkspaceEntry).filter((entry): entry is WorkspaceEntry => entry?.body !== undefined)
}

const isDocument = (entry: WorkspaceEntry): entry is DocumentEntry =>
  entry.kind === 'document' && entry.body !== undefined

export const countGuestEntries = async () => (await guestEntries()).length

/**
 * Returns the change that brings a guest's entry into the account, or `undefined` if none is needed. If both have saved
 * the same document, the folders and remarks of both stay. All other entries of the account stay unchanged.
 */
function adoptionOf(entry: WorkspaceEntry, existing: WorkspaceEntry | undefined): WorkspaceEntryChange | undefined {
  const { id, kind, body } = entry
  if (!existing?.body) return { id, kind, body }
  if (!isDocument(entry) || !isDocument(existing)) return undefined
  return { id, kind, body: mergeSavedDocuments(existing.body, entry.body) }
}

/** Copies the guest's entries into the account. Returns the number of changed entries. */
export async function adoptGuestWorkspace(): Promise<number> {
  const { syncState } = useWorkspace.getState()
  const changes = (await guestEntries())
    .map(entry => adoptionOf(entry, syncState[entry.id]))
    .filter((change): change is WorkspaceEntryChange => change !== undefined)
  changeWorkspace(changes)
  // If the device could not store the adopted entries, the guest's entries stay.
  if (await lastWorkspaceWrite()) await vault.clear(GUEST_OWNER)
  syncSoon()
  return changes.length
}
