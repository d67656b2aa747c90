/**
 * The reader's workspace: folders, documents, saved searches and notes.
 * The device stores each change at once, separately for each owner. actions/sync-workspace exchanges changes with the
 * services.
 */
import { create } from 'zustand'
import type { WorkspaceReply } from '@contract/workspace'
import type { LawChange } from '@domain/workspace/amended-laws'
import type { ApiError } from '@/request/errors'
import { type EntryBodies, type EntryKind, ENTRY_KINDS } from '@domain/workspace/entry'
import {
  type WorkspaceEntry,
  type SyncState,
  unsyncedChanges,
  isOlderEntry,
  parseWorkspaceEntry,
} from '@domain/workspace/sync-state'
import { withBoundedIds } from '@domain/workspace/bounded-id'
import { integerGuard, isRecord } from '@domain/guards'
import { deviceValues } from '@/platform/storage/keys'
import { vault } from '@/platform/vault'
import { useSession } from './session'

export const GUEST_OWNER = 'guest'
/**
 * The id of the record with the sync cursor. It differs from all ids of entries.
 * It contains the kinds of entries. An app with more kinds finds no cursor and syncs anew, because an older app skipped
 * entries of the new kinds.
 */
const CURSOR = ` cursor ${ENTRY_KINDS.join(' ')}`

/**
 * The format of stored entries. Increase the number whenever the form of an entry changes.
 * Only records of other formats are validated. Validating five thousand entries would take a phone too long.
 */
const FORMAT = 1

interface StoredEntry extends WorkspaceEntry {
  format: number
}

const isCurrentFormat = (record: unknown): record is StoredEntry => isRecord(record) && record.format === FORMAT
const readEntry = (record: unknown): WorkspaceEntry | undefined =>
  isCurrentFormat(record) ? withBoundedIds(record) : parseWorkspaceEntry(record)

interface WorkspaceState {
  /** The owner of the entries. Absent until the workspace is loaded. */
  owner?: string
  syncState: SyncState
  /** The number of the last change that the device has received from the services. */
  cursor: number
  /** Whether the device has stored the last change. It may lack space. */
  isStored: boolean
}

const EMPTY: WorkspaceState = { syncState: {}, cursor: 0, isStored: true }

export const useWorkspace = create<WorkspaceState>()(() => EMPTY)

/**
 * Returns the owner of the workspace. Returns `undefined` until the services have identified the holder of the token.
 */
export function currentWorkspaceOwner(): string | undefined {
  const { token, userId } = useSession.getState()
  return token ? userId : GUEST_OWNER
}

function parseWorkspace(owner: string, records: unknown[]): WorkspaceState {
  const syncState: SyncState = {}
  let cursor = 0
  for (const record of records) {
    const entry = readEntry(record)
    if (entry) {
      if (!isOlderEntry(entry, syncState[entry.id])) syncState[entry.id] = entry
    } else if (isRecord(record) && record.id === CURSOR)
      cursor = integerGuard(0, Number.MAX_SAFE_INTEGER)(record.cursor) ?? 0
  }
  return { owner, syncState, cursor, isStored: true }
}

let opening: { owner: string; promise: Promise<void> } | undefined

async function loadWorkspace(owner: string) {
  const workspace = parseWorkspace(owner, await vault.read(owner))
  if (currentWorkspaceOwner() === owner) useWorkspace.setState(workspace, true)
}

/** Loads the workspace of the current owner, unless it is already loaded. */
export function openWorkspace(): Promise<void> {
  const owner = currentWorkspaceOwner()
  if (owner === undefined || useWorkspace.getState().owner === owner) return Promise.resolve()
  if (opening?.owner !== owner) opening = { owner, promise: loadWorkspace(owner).finally(() => (opening = undefined)) }
  return opening.promise
}

let pendingWrite: Promise<boolean> = Promise.resolve(true)

/** Returns a promise of the last write. It tells whether the device has stored the change. */
export const lastWorkspaceWrite = () => pendingWrite

/** Replaces entries, in memory and on the device. */
export function putWorkspaceEntries(entries: WorkspaceEntry[], cursor?: number) {
  const { owner, syncState, cursor: before } = useWorkspace.getState()
  if (owner === undefined) return
  const next = { ...syncState }
  for (const entry of entries) next[entry.id] = entry
  useWorkspace.setState({ syncState: next, cursor: cursor ?? before })
  const cursorRecords = cursor !== undefined && cursor !== before ? [{ id: CURSOR, cursor }] : []
  if (!entries.length && !cursorRecords.length) return
  if (entries.length && deviceValues.alertCount.get() === undefined) deviceValues.alertCount.set(0)
  pendingWrite = vault.write(owner, [
    ...entries.map((entry): StoredEntry => ({ ...entry, format: FORMAT })),
    ...cursorRecords,
  ])
  void pendingWrite.then(isStored => {
    if (useWorkspace.getState().owner === owner) useWorkspace.setState({ isStored })
  })
}

/** A change of one entry. A change without a body removes the entry. */
export interface WorkspaceEntryChange<K extends EntryKind = EntryKind> {
  id: string
  kind: K
  body?: EntryBodies[K]
}

/** Applies changes by the reader. Returns the changes that undo them. */
export function changeWorkspace(changes: WorkspaceEntryChange[]): WorkspaceEntryChange[] {
  const { syncState } = useWorkspace.getState()
  const before = changes.map(({ id, kind }): WorkspaceEntryChange => ({ id, kind, body: syncState[id]?.body }))
  const now = Date.now()
  putWorkspaceEntries(
    changes.map(change => {
      const current = syncState[change.id]
      // Two edits need distinct times, so the time is at least one millisecond after the last edit.
      const editedAt = Math.max(now, (current?.editedAt ?? 0) + 1)
      return { ...change, editedAt, version: current?.version ?? 0, changed: true }
    }),
  )
  return before
}

/**
 * Deletes the workspace from the device after a logout, unless some changes are not synced yet.
 * Such a workspace stays for the same owner. Returns the number of these changes.
 */
export async function clearSyncedWorkspace(owner: string): Promise<number> {
  const { syncState } = parseWorkspace(owner, await vault.read(owner))
  const pending = unsyncedChanges(syncState).length
  if (!pending) await vault.clear(owner)
  return pending
}

/** Applies the changes from another browser window, which has already stored them. */
vault.watch((owner, records) => {
  const { owner: openOwner, syncState } = useWorkspace.getState()
  if (owner !== openOwner) return
  const next = { ...syncState }
  for (const entry of records.map(readEntry)) if (entry && !isOlderEntry(entry, next[entry.id])) next[entry.id] = entry
  useWorkspace.setState({ syncState: next })
})

interface SyncStatus {
  busy: boolean
  error?: ApiError
  /** Whether the services refused an entry in the last exchange, because the account is full or the entry too long. */
  full: boolean
  /** The space that the account uses, as counted by the services. */
  space?: WorkspaceReply['space']
  /** The version of the libraries. It changes with each import of documents. */
  library?: string
}

/** The state of the synchronisation with the services. */
export const useSyncStatus = create<SyncStatus>()(() => ({ busy: false, full: false }))

/**
 * The ids of new results, by the id of the saved search.
 * Contains only searches that were checked since the app started.
 */
export const useNewResults = create<Record<string, string[]>>()(() => ({}))

interface DocumentChanges {
  /** The changes, by the id of the document in the workspace. */
  changes: Record<string, LawChange>
  checkedOn?: string
  owner?: string
}

/**
 * The changes of saved laws. `checkedOn` identifies the last complete check: its day, and the import that was compared.
 */
export const useDocumentChanges = create<DocumentChanges>()(() => ({ changes: {} }))

// Another owner must not see the entries of the previous one.
useSession.subscribe(() => {
  const { owner } = useWorkspace.getState()
  if (owner === undefined || owner === currentWorkspaceOwner()) return
  useWorkspace.setState(EMPTY, true)
  void openWorkspace()
})
