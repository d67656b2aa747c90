/**
 * The reader's workspace: folders, documents, saved searches, notes. The device stores each change at once, by owner;
 * actions/sync-workspace exchanges it with the services.
 */
import { create } from 'zustand'
import type { WorkspaceReply } from '@contract/workspace'
import type { LawChange } from '@domain/workspace/amended-laws'
import type { ApiError } from '@/request/errors'
import { type EntryBodies, type EntryKind, ENTRY_KINDS } from '@domain/workspace/entry'
import { type WorkspaceEntry, type SyncState, unsyncedChanges, isOlder, parseEntry } from '@domain/workspace/sync-state'
import { integer, isRecord } from '@domain/guards'
import { deviceValues } from '@/platform/storage/keys'
import { vault } from '@/platform/vault'
import { useSession } from './session'

export const GUEST = 'guest'
/**
 * The id of the record that holds the sync cursor. No entry has this id. The id contains the kinds of
 * entries. An app with more kinds therefore syncs anew, because an older app skipped entries of those kinds.
 */
const CURSOR = ` cursor ${ENTRY_KINDS.join(' ')}`

/**
 * The format of stored entries. Change the number whenever the form of an entry changes. Records of this format are not
 * validated: validating five thousand entries would take a phone too long. Records of other formats are validated.
 */
const FORMAT = 1

interface StoredEntry extends WorkspaceEntry {
  format: number
}

const isCurrentFormat = (record: unknown): record is StoredEntry => isRecord(record) && record.format === FORMAT
const readEntry = (record: unknown): WorkspaceEntry | undefined =>
  isCurrentFormat(record) ? record : parseEntry(record)

interface WorkspaceState {
  /** The owner of the entries. Absent until the workspace is loaded. */
  owner?: string
  syncState: SyncState
  /** The number of the last change that this device has received from the services. */
  cursor: number
  /** Whether the device stores the changes. */
  isStored: boolean
}

const EMPTY: WorkspaceState = { syncState: {}, cursor: 0, isStored: true }

export const useWorkspace = create<WorkspaceState>()(() => EMPTY)

/** Returns the owner of the workspace, or `undefined` until the services have named the holder of the token. */
export function currentOwner(): string | undefined {
  const { token, userId } = useSession.getState()
  return token ? userId : GUEST
}

function parseWorkspace(owner: string, records: unknown[]): WorkspaceState {
  const syncState: SyncState = {}
  let cursor = 0
  for (const record of records) {
    const entry = readEntry(record)
    if (entry) syncState[entry.id] = entry
    else if (isRecord(record) && record.id === CURSOR) cursor = integer(0, Number.MAX_SAFE_INTEGER)(record.cursor) ?? 0
  }
  return { owner, syncState, cursor, isStored: true }
}

let opening: { owner: string; promise: Promise<void> } | undefined

async function loadWorkspace(owner: string) {
  const workspace = parseWorkspace(owner, await vault.read(owner))
  if (currentOwner() === owner) useWorkspace.setState(workspace, true)
}

/** Loads the workspace of the current owner, once. */
export function openWorkspace(): Promise<void> {
  const owner = currentOwner()
  if (owner === undefined || useWorkspace.getState().owner === owner) return Promise.resolve()
  if (opening?.owner !== owner) opening = { owner, promise: loadWorkspace(owner).finally(() => (opening = undefined)) }
  return opening.promise
}

let pendingWrite: Promise<boolean> = Promise.resolve(true)

/** Returns a promise of whether the device has stored the last change. */
export const lastWrite = () => pendingWrite

/** Replaces entries by id, on the device as well. */
export function putEntries(entries: WorkspaceEntry[], cursor?: number) {
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
export interface WorkspaceChange<K extends EntryKind = EntryKind> {
  id: string
  kind: K
  body?: EntryBodies[K]
}

/** Applies the reader's changes. Returns the changes that undo them. */
export function changeWorkspace(changes: WorkspaceChange[]): WorkspaceChange[] {
  const { syncState } = useWorkspace.getState()
  const before = changes.map(({ id, kind }): WorkspaceChange => ({ id, kind, body: syncState[id]?.body }))
  const now = Date.now()
  putEntries(
    changes.map(change => {
      const current = syncState[change.id]
      // The time is at least one millisecond later than that of the last edit, so that two edits stay
      // distinct.
      const editedAt = Math.max(now, (current?.editedAt ?? 0) + 1)
      return { ...change, editedAt, version: current?.version ?? 0, changed: true }
    }),
  )
  return before
}

/**
 * Clears the device after a logout, unless some changes are not synced yet. Those stay on the device for the
 * same owner. Returns their number.
 */
export async function releaseWorkspace(owner: string): Promise<number> {
  const { syncState } = parseWorkspace(owner, await vault.read(owner))
  const pending = unsyncedChanges(syncState).length
  if (!pending) await vault.clear(owner)
  return pending
}

/** Applies the changes of another browser window. The device has already stored them. */
vault.watch((owner, records) => {
  const { owner: openOwner, syncState } = useWorkspace.getState()
  if (owner !== openOwner) return
  const next = { ...syncState }
  for (const entry of records.map(readEntry)) if (entry && !isOlder(entry, next[entry.id])) next[entry.id] = entry
  useWorkspace.setState({ syncState: next })
})

interface SyncStatus {
  busy: boolean
  error?: ApiError
  /** Whether the services refuse more entries. */
  full: boolean
  /** The space that the account uses, as the services count it. */
  space?: WorkspaceReply['space']
  /** Differs after each import of documents. */
  library?: string
}

/** The state of the exchange with the services. */
export const useSyncStatus = create<SyncStatus>()(() => ({ busy: false, full: false }))

/**
 * The ids of new results, by the id of their saved search. Searches that were not checked since the app
 * started are missing.
 */
export const useNewResults = create<Record<string, string[]>>()(() => ({}))

interface DocumentChanges {
  /** The changes by the id of the document's entry. */
  changes: Record<string, LawChange>
  checkedOn?: string
  owner?: string
}

/**
 * The changes of saved laws. `checkedOn` names the last complete check: its day, and the import that it compared the
 * laws with.
 */
export const useDocumentChanges = create<DocumentChanges>()(() => ({ changes: {} }))

// Drops the entries of the previous owner, which another owner must not see.
useSession.subscribe(() => {
  const { owner } = useWorkspace.getState()
  if (owner === undefined || owner === currentOwner()) return
  useWorkspace.setState(EMPTY, true)
  void openWorkspace()
})
