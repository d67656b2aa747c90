/**
 * The desk as one device knows it. Each entry remembers the version that the server had when the device heard of it last,
 * so that both know whether somebody else has changed it since.
 */
import { integer, isRecord, moment, text } from '../guards'
import { type EntryBodies, type EntryKind, parseBody, parseKind, type SavedDocument } from './entry'
import { WORKSPACE } from './limits'
import { mergeNotes } from './note'

/**
 * What two devices, or a guest's desk and an account's, say of one entry, so that the work of both is in it. One document that two
 * desks held, each with work of its own in it.
 */
export function mergeDocuments(one: SavedDocument, other: SavedDocument): SavedDocument {
  const remarks = [one.remark, other.remark].filter((remark): remark is string => Boolean(remark))
  const [first = '', second = ''] = remarks
  const remark = first.includes(second) ? first : second.includes(first) ? second : remarks.join('\n')
  return {
    ...one,
    folders: [...new Set([...one.folders, ...other.folders])],
    remark: remark.slice(0, WORKSPACE.remark) || undefined,
  }
}

type Merge<K extends EntryKind> = (later: EntryBodies[K], earlier: EntryBodies[K], earlierAt: number) => EntryBodies[K]

const takeLater = <T>(later: T) => later

const MERGES: { [K in EntryKind]: Merge<K> } = {
  folder: takeLater,
  search: takeLater,
  document: mergeDocuments,
  note: mergeNotes,
}

const merged = <K extends EntryKind>(kind: K, ...[later, earlier, at]: Parameters<Merge<K>>): EntryBodies[K] =>
  MERGES[kind](later, earlier, at)

export interface WorkspaceEntry<K extends EntryKind = EntryKind> {
  id: string
  kind: K
  /** Absent where the entry was removed. */
  body?: EntryBodies[K]
  editedAt: number
  /** 0, as long as no server has heard of it. */
  version: number
  /** Changed here, and not told to the server yet. */
  changed?: true
}

/** An entry as the server tells of it. */
export interface ServerEntry {
  id: string
  kind: string
  body: string | null
  editedAt: number
  version: number
}

export type SyncState = Record<string, WorkspaceEntry>

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** What the device kept. */
export function parseEntry(value: unknown): WorkspaceEntry | undefined {
  if (!isRecord(value)) return undefined
  const id = text(WORKSPACE.id)(value.id)
  const kind = parseKind(value.kind)
  const editedAt = moment(value.editedAt)
  const version = integer(0, Number.MAX_SAFE_INTEGER)(value.version)
  if (!id || !kind || editedAt === undefined || version === undefined) return undefined
  const body = parseBody(kind, value.body)
  return { id, kind, body, editedAt, version, ...(value.changed === true ? { changed: true } : {}) }
}

function readServerEntry({ id, kind: name, body, editedAt, version }: ServerEntry): WorkspaceEntry | undefined {
  const kind = parseKind(name)
  if (!kind) return undefined
  return { id, kind, body: body === null ? undefined : parseBody(kind, parsed(body)), editedAt, version }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/**
 * Both have changed it. The later edit stands, with what the earlier one has in it of its own; but what one has removed and
 * the other has worked on stays, whoever was later, so that no work is lost.
 */
function reconcile(mine: WorkspaceEntry, theirs: WorkspaceEntry): WorkspaceEntry {
  if (!mine.body || !theirs.body) return mine.body ? { ...mine, version: theirs.version } : theirs
  if (mine.kind !== theirs.kind) return theirs
  const [later, earlier] = mine.editedAt > theirs.editedAt ? [mine, theirs] : [theirs, mine]
  const body = merged(mine.kind, later.body!, earlier.body!, earlier.editedAt)
  if (same(body, theirs.body)) return theirs
  return { ...later, body, version: theirs.version, changed: true }
}

/** The entry after the server has told of it; the same object where that changes nothing. */
export function mergeRemote(mine: WorkspaceEntry | undefined, remote: ServerEntry): WorkspaceEntry | undefined {
  const theirs = readServerEntry(remote)
  if (!theirs) return mine
  if (!mine) return theirs
  if (theirs.version <= mine.version) return mine
  if (!mine.changed || same(mine.body, theirs.body)) return theirs
  return reconcile(mine, theirs)
}

/** The entry after the server took it, unless it was changed once more meanwhile. */
export function confirmPushed(entry: WorkspaceEntry, sent: WorkspaceEntry, version: number): WorkspaceEntry {
  if (entry.editedAt !== sent.editedAt || !same(entry.body, sent.body)) return { ...entry, version }
  return { ...entry, version, changed: undefined }
}

/** Whether an entry is as it was before the other. */
export const isOlder = (one: WorkspaceEntry, other: WorkspaceEntry | undefined): boolean =>
  other !== undefined &&
  (one.version < other.version || (one.version === other.version && one.editedAt < other.editedAt))

interface Index {
  kinds: Partial<Record<EntryKind, WorkspaceEntry[]>>
  changes: WorkspaceEntry[]
  count: number
}

/** A ledger is replaced and never changed: what a screen asks of it many times is found in one pass, once. */
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

export const changesIn = (state: SyncState): WorkspaceEntry[] => indexOf(state).changes

/** A list of one's own: it may be sorted. */
export const entriesOf = <K extends EntryKind>(state: SyncState, kind: K) =>
  (indexOf(state).kinds[kind] ?? []).slice() as Array<WorkspaceEntry<K> & { body: EntryBodies[K] }>

export const countOf = (state: SyncState) => indexOf(state).count
