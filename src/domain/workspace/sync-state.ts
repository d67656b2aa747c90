/**
 * The desk as one device knows it. Each entry remembers the version that the server had when the device heard of it last,
 * so that both know whether somebody else has changed it since.
 */
import { integer, isRecord, moment, text } from '../guards'
import { type Bodies, type Kind, parseBody, parseKind, type KeptDocument } from './entry'
import { DESK } from './limits'
import { bothTexts } from './note'

/** Joins a document that two desks held, and loses the work of neither. */
export function joined(one: KeptDocument, other: KeptDocument): KeptDocument {
  const remarks = [one.remark, other.remark].filter((remark): remark is string => Boolean(remark))
  const [first = '', second = ''] = remarks
  const remark = first.includes(second) ? first : second.includes(first) ? second : remarks.join('\n')
  return {
    ...one,
    folders: [...new Set([...one.folders, ...other.folders])],
    remark: remark.slice(0, DESK.remark) || undefined,
  }
}

type Merge<K extends Kind> = (later: Bodies[K], earlier: Bodies[K], earlierAt: number) => Bodies[K]

const theLater = <T>(later: T) => later

const MERGES: { [K in Kind]: Merge<K> } = { folder: theLater, search: theLater, document: joined, note: bothTexts }

const merged = <K extends Kind>(kind: K, ...[later, earlier, at]: Parameters<Merge<K>>): Bodies[K] =>
  MERGES[kind](later, earlier, at)

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
  const editedAt = moment(value.editedAt)
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
 * Both have changed it. The later edit stands, with what the earlier one has in it of its own; but what one has removed and
 * the other has worked on stays, whoever was later, so that no work is lost.
 */
function reconcile(mine: Entry, theirs: Entry): Entry {
  if (!mine.body || !theirs.body) return mine.body ? { ...mine, version: theirs.version } : theirs
  if (mine.kind !== theirs.kind) return theirs
  const [later, earlier] = mine.editedAt > theirs.editedAt ? [mine, theirs] : [theirs, mine]
  const body = merged(mine.kind, later.body!, earlier.body!, earlier.editedAt)
  if (same(body, theirs.body)) return theirs
  return { ...later, body, version: theirs.version, changed: true }
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

/** Whether an entry is as it was before the other. */
export const isOlder = (one: Entry, other: Entry | undefined): boolean =>
  other !== undefined &&
  (one.version < other.version || (one.version === other.version && one.editedAt < other.editedAt))

interface Sorted {
  kinds: Partial<Record<Kind, Entry[]>>
  changes: Entry[]
  count: number
}

/** A ledger is replaced and never changed: what a screen asks of it many times is found in one pass, once. */
const sorted = new WeakMap<Ledger, Sorted>()

function sort(ledger: Ledger): Sorted {
  const found: Sorted = { kinds: {}, changes: [], count: 0 }
  for (const id in ledger) {
    const entry = ledger[id]!
    if (entry.changed) found.changes.push(entry)
    if (!entry.body) continue
    found.count++
    ;(found.kinds[entry.kind] ??= []).push(entry)
  }
  sorted.set(ledger, found)
  return found
}

const sortedOf = (ledger: Ledger) => sorted.get(ledger) ?? sort(ledger)

export const changesIn = (ledger: Ledger): Entry[] => sortedOf(ledger).changes

/** A list of one's own: it may be sorted. */
export const entriesOf = <K extends Kind>(ledger: Ledger, kind: K) =>
  (sortedOf(ledger).kinds[kind] ?? []).slice() as Array<Entry<K> & { body: Bodies[K] }>

export const countOf = (ledger: Ledger) => sortedOf(ledger).count
