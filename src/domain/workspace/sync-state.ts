/**
 * The workspace on one device. Each entry has the version of the server's entry that the device received last.
 * By this version, device and server detect concurrent changes.
 */
import { integerGuard, isRecord, momentGuard, textGuard } from '../guards'
import { type EntryBodies, type EntryKind, parseEntryBody, parseEntryKind, type SavedDocument } from './entry'
import { WORKSPACE_LIMITS } from './limits'
import { mergeNotes } from './note'

/**
 * Merges two copies of a saved document, from two devices or from a guest and an account.
 * The result has the folders and remarks of both. Everything else comes from `one`.
 */
export function mergeSavedDocuments(one: SavedDocument, other: SavedDocument): SavedDocument {
  const remarks = [one.remark, other.remark].filter((remark): remark is string => Boolean(remark))
  const [first = '', second = ''] = remarks
  const remark = first.includes(second) ? first : second.includes(first) ? second : remarks.join('\n')
  return {
    ...one,
    folders: [...new Set([...one.folders, ...other.folders])],
    remark: remark.slice(0, WORKSPACE_LIMITS.remark) || undefined,
  }
}

type Merge<K extends EntryKind> = (later: EntryBodies[K], earlier: EntryBodies[K], earlierAt: number) => EntryBodies[K]

const takeLater = <T>(later: T) => later

const MERGES: { [K in EntryKind]: Merge<K> } = {
  folder: takeLater,
  search: takeLater,
  document: mergeSavedDocuments,
  note: mergeNotes,
}

const merged = <K extends EntryKind>(kind: K, ...[later, earlier, at]: Parameters<Merge<K>>): EntryBodies[K] =>
  MERGES[kind](later, earlier, at)

export interface WorkspaceEntry<K extends EntryKind = EntryKind> {
  id: string
  kind: K
  /** The content of the entry. Absent if the entry was removed. */
  body?: EntryBodies[K]
  editedAt: number
  /** The version of the server's entry. It is 0 until the server has the entry. */
  version: number
  /** Whether the device must still send a change of the entry. */
  changed?: true
}

/** An entry as the server sends it. */
export interface ServerEntry {
  id: string
  kind: string
  body: string | null
  editedAt: number
  version: number
}

export type SyncState = Record<string, WorkspaceEntry>

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Reads an entry from the device's storage. */
export function parseWorkspaceEntry(value: unknown): WorkspaceEntry | undefined {
  if (!isRecord(value)) return undefined
  const id = textGuard(WORKSPACE_LIMITS.id)(value.id)
  const kind = parseEntryKind(value.kind)
  const editedAt = momentGuard(value.editedAt)
  const version = integerGuard(0, Number.MAX_SAFE_INTEGER)(value.version)
  if (!id || !kind || editedAt === undefined || version === undefined) return undefined
  const body = parseEntryBody(kind, value.body)
  return { id, kind, body, editedAt, version, ...(value.changed === true ? { changed: true } : {}) }
}

function readServerEntry({ id, kind: name, body, editedAt, version }: ServerEntry): WorkspaceEntry | undefined {
  const kind = parseEntryKind(name)
  if (!kind) return undefined
  return { id, kind, body: body === null ? undefined : parseEntryBody(kind, parsed(body)), editedAt, version }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/**
 * Merges concurrent changes of an entry. The later edit wins. Additions of the earlier edit to a document or a note are
 * merged into it.
 * An edit wins over a removal, so that no work is lost.
 */
function reconcile(mine: WorkspaceEntry, theirs: WorkspaceEntry): WorkspaceEntry {
  if (!mine.body || !theirs.body) return mine.body ? { ...mine, version: theirs.version } : theirs
  if (mine.kind !== theirs.kind) return theirs
  const [later, earlier] = mine.editedAt > theirs.editedAt ? [mine, theirs] : [theirs, mine]
  const body = merged(mine.kind, later.body!, earlier.body!, earlier.editedAt)
  if (same(body, theirs.body)) return theirs
  return { ...later, body, version: theirs.version, changed: true }
}

/** Merges an entry from the server. Returns `mine` itself if nothing changes. */
export function mergeServerEntry(mine: WorkspaceEntry | undefined, remote: ServerEntry): WorkspaceEntry | undefined {
  const theirs = readServerEntry(remote)
  if (!theirs) return mine
  if (!mine) return theirs
  if (theirs.version <= mine.version) return mine
  if (!mine.changed || same(mine.body, theirs.body)) return theirs
  return reconcile(mine, theirs)
}

/**
 * Records that the server has accepted an entry. If the entry was changed since it was sent, it stays marked as
 * changed.
 */
export function confirmSentEntry(entry: WorkspaceEntry, sent: WorkspaceEntry, version: number): WorkspaceEntry {
  if (entry.editedAt !== sent.editedAt || !same(entry.body, sent.body)) return { ...entry, version }
  return { ...entry, version, changed: undefined }
}

/** Whether the first entry is older than the second. */
export const isOlderEntry = (one: WorkspaceEntry, other: WorkspaceEntry | undefined): boolean =>
  other !== undefined &&
  (one.version < other.version || (one.version === other.version && one.editedAt < other.editedAt))

interface Index {
  kinds: Partial<Record<EntryKind, WorkspaceEntry[]>>
  changes: WorkspaceEntry[]
  count: number
}

/** Caches an index for each state. States never change, so an index stays valid. */
const indexes = new WeakMap<SyncState, Index>()

function buildIndex(state: SyncState): Index {
  const index: Index = { kinds: {}, changes: [], count: 0 }
  for (const id in state) {
    const entry = state[id]!
    if (entry.changed) index.changes.push(entry)
    if (!entry.body) continue
    index.count++
    ;(index.kinds[entry.kind] ??= []).push(entry)
  }
  indexes.set(state, index)
  return index
}

const indexOf = (state: SyncState) => indexes.get(state) ?? buildIndex(state)

export const unsyncedChanges = (state: SyncState): WorkspaceEntry[] => indexOf(state).changes

/** Returns the entries of one kind in a new array, which callers may sort. */
export const entriesOf = <K extends EntryKind>(state: SyncState, kind: K) =>
  (indexOf(state).kinds[kind] ?? []).slice() as Array<WorkspaceEntry<K> & { body: EntryBodies[K] }>

export const entryCount = (state: SyncState) => indexOf(state).count
