/** All that is kept of an account as one archive, piece by piece: as data for programs, and the desk as a paper for people. */
import { ARCHIVE } from '@domain/workspace/archive'
import type { EntryBodies, EntryKind } from '@domain/workspace/entry'
import { mergeRemote, type WorkspaceEntry, type SyncState } from '@domain/workspace/sync-state'
import { blockOf, type Colophon, type DocumentPlan, planDocument } from '@domain/workspace/paper'
import { DOCX_FRAME, docxBody } from '@domain/document-model/docx'
import type { PersonalFacts } from '../accounts/personal-data'
import { type ArchiveFile, zipped } from '../download/zip'
import { type OwnEntry, ownText } from './export-text'

interface Desk {
  /** Each entry once. */
  all(): AsyncIterable<OwnEntry>
  one(id: string): Promise<OwnEntry | undefined>
}

interface ArchiveContent {
  facts: PersonalFacts
  desk: Desk
  imprint: Colophon
}

const readEntry = ({ id, kind, body, editedAt }: OwnEntry) =>
  mergeRemote(undefined, { id, kind, body, editedAt: Date.parse(editedAt), version: 1 })

/** What a plan needs of an entry: the long words are read again when they are written. */
const OUTLINES: { [K in EntryKind]: (body: EntryBodies[K]) => EntryBodies[K] } = {
  folder: body => body,
  document: body => ({ ...body, params: {}, citation: '', remark: undefined }),
  search: body => ({ ...body, query: '', known: [] }),
  note: body => ({ ...body, params: {}, citation: '', spots: [], text: undefined, others: undefined }),
}

function outlineOf<K extends EntryKind>(entry: WorkspaceEntry<K>): WorkspaceEntry<K> {
  return entry.body ? { ...entry, body: OUTLINES[entry.kind](entry.body) } : entry
}

async function outline(entries: AsyncIterable<OwnEntry>): Promise<SyncState> {
  const ledger: SyncState = {}
  for await (const one of entries) {
    const entry = readEntry(one)
    if (entry?.body) ledger[entry.id] = outlineOf(entry)
  }
  return ledger
}

async function read(desk: Desk, id: string | undefined): Promise<SyncState> {
  const found = id === undefined ? undefined : await desk.one(id)
  const entry = found && readEntry(found)
  return entry ? { [entry.id]: entry } : {}
}

async function* bodyOf({ blocks, ...paper }: DocumentPlan, desk: Desk) {
  yield docxBody.begin(paper)
  for (const block of blocks) {
    const written = blockOf(block, await read(desk, block.document ?? block.note))
    if (written) yield docxBody.block(written)
  }
  yield docxBody.end
}

function* docxFiles(plan: DocumentPlan, desk: Desk): Generator<ArchiveFile> {
  for (const [name, text] of Object.entries(DOCX_FRAME)) yield { name, pieces: [text] }
  yield { name: docxBody.name, pieces: bodyOf(plan, desk) }
}

async function* filesOf({ facts, desk, imprint }: ArchiveContent): AsyncGenerator<ArchiveFile> {
  yield { name: ARCHIVE.data, pieces: ownText(facts, desk.all()) }
  const plan = planDocument(await outline(desk.all()), imprint)
  if (plan) yield { name: ARCHIVE.desk, pieces: zipped(docxFiles(plan, desk)) }
}

export const archiveOfAccount = (content: ArchiveContent) => zipped(filesOf(content))
