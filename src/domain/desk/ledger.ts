/**
 * The desk as one device knows it. Each entry remembers the version that the server had when the device heard of it last,
 * so that both know whether somebody else has changed it since.
 */
import { isRecord, integer, text } from '../guards'
import { type Bodies, type Kind, parseBody, parseKind } from './entry'
import { DESK } from './limits'

export interface Entry<K extends Kind = Kind> {
  id: string
  kind: K
  /** Absent where the entry was removed. */
  body?: Bodies[K]
  editedAt: number
  /** 0, as long as no server has heard of it. */
  version: number
  /** Changed here, and not told to the server yet. */
  changed?: true
}

/** An entry as the server tells of it. */
export interface Heard {
  id: string
  kind: string
  body: string | null
  editedAt: number
  version: number
}

export type Ledger = Record<string, Entry>

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** What the device kept. */
export function parseEntry(value: unknown): Entry | undefined {
  if (!isRecord(value)) return undefined
  const id = text(DESK.id)(value.id)
  const kind = parseKind(value.kind)
  const editedAt = integer(0, Number.MAX_SAFE_INTEGER)(value.editedAt)
  const version = integer(0, Number.MAX_SAFE_INTEGER)(value.version)
  if (!id || !kind || editedAt === undefined || version === undefined) return undefined
  const body = parseBody(kind, value.body)
  return { id, kind, body, editedAt, version, ...(value.changed === true ? { changed: true } : {}) }
}

function readHeard({ id, kind: name, body, editedAt, version }: Heard): Entry | undefined {
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
 * Both have changed it. The later edit stands; but what one has removed and the other has worked on stays, whoever was
 * later, so that no work is lost.
 */
function reconcile(mine: Entry, theirs: Entry): Entry {
  const mineStands = !mine.body || !theirs.body ? Boolean(mine.body) : mine.editedAt > theirs.editedAt
  return mineStands ? { ...mine, version: theirs.version } : theirs
}

/** The entry after the server has told of it; the same object where that changes nothing. */
export function afterHearing(mine: Entry | undefined, heard: Heard): Entry | undefined {
  const theirs = readHeard(heard)
  if (!theirs) return mine
  if (!mine) return theirs
  if (theirs.version <= mine.version) return mine
  if (!mine.changed || same(mine.body, theirs.body)) return theirs
  return reconcile(mine, theirs)
}

/** The entry after the server took it, unless it was changed once more meanwhile. */
export function afterTaken(mine: Entry, sent: Entry, version: number): Entry {
  if (mine.editedAt !== sent.editedAt || !same(mine.body, sent.body)) return { ...mine, version }
  return { ...mine, version, changed: undefined }
}

export const changesIn = (ledger: Ledger): Entry[] => Object.values(ledger).filter(({ changed }) => changed)

export function entriesOf<K extends Kind>(ledger: Ledger, kind: K): Array<Entry<K> & { body: Bodies[K] }> {
  return Object.values(ledger).filter(
    (entry): entry is Entry<K> & { body: Bodies[K] } => entry.kind === kind && entry.body !== undefined,
  )
}

export const countOf = (ledger: Ledger) => Object.values(ledger).filter(({ body }) => body).length
