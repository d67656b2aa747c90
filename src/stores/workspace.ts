/**
 * The reader's workspace: folders, documents, saved searches, notes. The device stores each change at once, by owner;
 * actions/sync-workspace exchanges it with the services.
 */
import { create } from 'zustand'
import type { WorkspaceReply } from '@contract/workspace'
import type { LawChange } from '@domain/workspace/amended-laws'
import type { ApiError } from '@/request/errors'
import { type EntryBodies, type EntryKind, ENTRY_KINDS } from '@domain/workspace/entry'
import { type WorkspaceEntry, type SyncState, changesIn, isOlder, parseEntry } from '@domain/workspace/sync-state'
import { integer, isRecord } from '@domain/guards'
import { deviceValues } from '@/platform/storage/keys'
import { vault } from '@/platform/vault'
import { useSession } from './session'

export const GUEST = 'guest'
/**
 * The id of the record that holds the sync cursor; no entry has it. An app with more entry kinds has another id and syncs
 * anew, because an older one skipped what it could not read.
 */
const CURSOR = ` cursor ${ENTRY_KINDS.join(' ')}`

/**
 * To be changed with the form of an entry. Records of this format are not validated: validating five thousand entries
 * would take a phone too long. Records of other formats are.
 */
const FORMAT = 1

interface StoredEntry extends WorkspaceEntry {
  format: number
}

const isCurrentFormat = (record: unknown): record is StoredEntry => isRecord(record) && record.format === FORMAT
const readEntry = (record: unknown): WorkspaceEntry | undefined =>
  isCurrentFormat(record) ? record : parseEntry(record)

interface WorkspaceState {
  /** Absent until the workspace is loaded. */
  owner?: string
  syncState: SyncState
  /** The last change of the services that this device has. */
  cursor: number
  /** Whether the device stores the changes. */
  isStored: boolean
}

const EMPTY: WorkspaceState = { syncState: {}, cursor: 0, isStored: true }

export const useWorkspace = create<WorkspaceState>()(() => EMPTY)

/** `undefined` until the services have named the holder of the token. */
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

/** Whether the device stored the last change. */
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

/** Without a body, the entry is removed. */
export interface WorkspaceChange<K extends EntryKind = EntryKind> {
  id: string
  kind: K
  body?: EntryBodies[K]
}

/** Applies changes of the reader. Returns the entries as they were, to undo it. */
export function changeWorkspace(changes: WorkspaceChange[]): WorkspaceChange[] {
  const { syncState } = useWorkspace.getState()
  const before = changes.map(({ id, kind }): WorkspaceChange => ({ id, kind, body: syncState[id]?.body }))
  const now = Date.now()
  putEntries(
    changes.map(change => {
      const current = syncState[change.id]
      // Two edits in one millisecond stay distinct.
      const editedAt = Math.max(now, (current?.editedAt ?? 0) + 1)
      return { ...change, editedAt, version: current?.version ?? 0, changed: true }
    }),
  )
  return before
}

/**
 * Clears the device after a logout, unless changes are not synced yet: those stay for the same owner.
 * Returns their number.
 */
export async function releaseWorkspace(owner: string): Promise<number> {
  const { syncState } = parseWorkspace(owner, await vault.read(owner))
  const pending = changesIn(syncState).length
  if (!pending) await vault.clear(owner)
  return pending
}

/** Takes over the changes of another browser window. They are on the device already. */
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
  /** The services refuse more entries. */
  full: boolean
  /** The space that the account uses, as the services count it. */
  space?: WorkspaceReply['space']
}

/** The state of the exchange with the services. */
export const useSyncStatus = create<SyncStatus>()(() => ({ busy: false, full: false }))

/** The ids of new results by saved search, as far as this run has checked. */
export const useNewResults = create<Record<string, string[]>>()(() => ({}))

interface LawChanges {
  /** By the ids of the entries. */
  changes: Record<string, LawChange>
  checkedOn?: string
  owner?: string
}

/** The changes of saved laws, as far as they were checked on that day. */
export const useLawChanges = create<LawChanges>()(() => ({ changes: {} }))

// Another owner must not see these entries.
useSession.subscribe(() => {
  const { owner } = useWorkspace.getState()
  if (owner === undefined || owner === currentOwner()) return
  useWorkspace.setState(EMPTY, true)
  void openWorkspace()
})
