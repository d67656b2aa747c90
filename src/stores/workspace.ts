/** What the reader keeps: folders, documents, saved searches. On the device at once, by whom it is; told to the services by actions/sync-desk. */
import { create } from 'zustand'
import type { WorkspaceReply } from '@contract/workspace'
import type { LawChange } from '@domain/workspace/amended-laws'
import type { ApiError } from '@/request/errors'
import { type EntryBodies, type EntryKind, ENTRY_KINDS } from '@domain/workspace/entry'
import { type WorkspaceEntry, type SyncState, changesIn, isOlder, parseEntry } from '@domain/workspace/sync-state'
import { integer, isRecord } from '@domain/guards'
import { kept } from '@/platform/storage/keys'
import { vault } from '@/platform/vault'
import { useSession } from './session'

export const GUEST = 'guest'
/**
 * How far the services have told lies beside the entries, under an id that none of them has. An app that reads more kinds is
 * told everything anew: what an older one could not read, it passed over.
 */
const CURSOR = ` cursor ${ENTRY_KINDS.join(' ')}`

/**
 * Whoever changes what an entry may say changes this: what this very app has written is read as it stands, since looking at
 * each part of five thousand entries takes a phone longer than all else; what another one has written is looked at.
 */
const FORMAT = 1

interface Written extends WorkspaceEntry {
  format: number
}

const isOwn = (record: unknown): record is Written => isRecord(record) && record.format === FORMAT
const entryIn = (record: unknown): WorkspaceEntry | undefined => (isOwn(record) ? record : parseEntry(record))

interface Desk {
  /** Whose desk it is; absent until it was read. */
  owner?: string
  ledger: SyncState
  /** How far the services have told. */
  cursor: number
  /** The device keeps what is written. */
  kept: boolean
}

const EMPTY: Desk = { ledger: {}, cursor: 0, kept: true }

export const useDesk = create<Desk>()(() => EMPTY)

/** Nobody knows, before the services have said who holds the token. */
export function ownerNow(): string | undefined {
  const { token, userId } = useSession.getState()
  return token ? userId : GUEST
}

function deskOf(owner: string, records: unknown[]): Desk {
  const ledger: SyncState = {}
  let cursor = 0
  for (const record of records) {
    const entry = entryIn(record)
    if (entry) ledger[entry.id] = entry
    else if (isRecord(record) && record.id === CURSOR) cursor = integer(0, Number.MAX_SAFE_INTEGER)(record.cursor) ?? 0
  }
  return { owner, ledger, cursor, kept: true }
}

let opening: { owner: string; done: Promise<void> } | undefined

async function read(owner: string) {
  const desk = deskOf(owner, await vault.read(owner))
  if (ownerNow() === owner) useDesk.setState(desk, true)
}

/** Reads what lies on the desk of whoever is here, once. */
export function openDesk(): Promise<void> {
  const owner = ownerNow()
  if (owner === undefined || useDesk.getState().owner === owner) return Promise.resolve()
  if (opening?.owner !== owner) opening = { owner, done: read(owner).finally(() => (opening = undefined)) }
  return opening.done
}

let written: Promise<boolean> = Promise.resolve(true)

/** Whether the device took what was put last. */
export const lastWrite = () => written

/** Puts entries as they are in the place of those with their ids; on the device too. */
export function putEntries(entries: WorkspaceEntry[], cursor?: number) {
  const { owner, ledger, cursor: before } = useDesk.getState()
  if (owner === undefined) return
  const next = { ...ledger }
  for (const entry of entries) next[entry.id] = entry
  useDesk.setState({ ledger: next, cursor: cursor ?? before })
  const told = cursor !== undefined && cursor !== before ? [{ id: CURSOR, cursor }] : []
  if (!entries.length && !told.length) return
  if (entries.length && kept.deskNews.get() === undefined) kept.deskNews.set(0)
  written = vault.write(owner, [...entries.map((entry): Written => ({ ...entry, format: FORMAT })), ...told])
  void written.then(kept => {
    if (useDesk.getState().owner === owner) useDesk.setState({ kept })
  })
}

/** Without a body it is removed. */
export interface Change<K extends EntryKind = EntryKind> {
  id: string
  kind: K
  body?: EntryBodies[K]
}

/** What the reader has done. Answers how things were, for undoing it. */
export function changeDesk(changes: Change[]): Change[] {
  const { ledger } = useDesk.getState()
  const before = changes.map(({ id, kind }): Change => ({ id, kind, body: ledger[id]?.body }))
  const now = Date.now()
  putEntries(
    changes.map(change => {
      const known = ledger[change.id]
      // Two edits of one moment are told apart.
      const editedAt = Math.max(now, (known?.editedAt ?? 0) + 1)
      return { ...change, editedAt, version: known?.version ?? 0, changed: true }
    }),
  )
  return before
}

/**
 * Somebody leaves this device: what the services have stays with them; what they have not heard of waits for the same person.
 * Answers how much that is.
 */
export async function leaveDesk(owner: string): Promise<number> {
  const { ledger } = deskOf(owner, await vault.read(owner))
  const waiting = changesIn(ledger).length
  if (!waiting) await vault.clear(owner)
  return waiting
}

/** What another window of the browser has written is known here too; it has gone to the device already. */
vault.watch((owner, records) => {
  const { owner: mine, ledger } = useDesk.getState()
  if (owner !== mine) return
  const next = { ...ledger }
  for (const entry of records.map(entryIn)) if (entry && !isOlder(entry, next[entry.id])) next[entry.id] = entry
  useDesk.setState({ ledger: next })
})

interface Syncing {
  busy: boolean
  error?: ApiError
  /** The services take no more entries. */
  full: boolean
  /** What the account's entries take, as the services count it. */
  space?: WorkspaceReply['space']
}

/** How the exchange with the services stands. */
export const useSyncing = create<Syncing>()(() => ({ busy: false, full: false }))

/** The ids of what is new in each saved search, as far as was asked in this run. */
export const useNews = create<Record<string, string[]>>()(() => ({}))

interface KeptLaws {
  /** By the ids of the laws. */
  news: Record<string, LawChange>
  on?: string
  owner?: string
}

/** What has become of the laws on this desk, as far as was asked that day. */
export const useKeptLaws = create<KeptLaws>()(() => ({ news: {} }))

// Another person has come: what is seen is theirs, or nobody's.
useSession.subscribe(() => {
  const { owner } = useDesk.getState()
  if (owner === undefined || owner === ownerNow()) return
  useDesk.setState(EMPTY, true)
  void openDesk()
})
