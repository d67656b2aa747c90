/**
 * Makes an archive of everything stored about an account, in chunks. It has the data as JSON for programs, and the
 * workspace as a Word file for people.
 */
import { ARCHIVE_FILES } from '@domain/workspace/archive'
import type { EntryBodies, EntryKind } from '@domain/workspace/entry'
import { mergeServerEntry, type WorkspaceEntry, type SyncState } from '@domain/workspace/sync-state'
import { blockWithText, type ExportDetails, type ExportPlan, planWorkspaceExport } from '@domain/workspace/document'
import { DOCX_FRAME, docxBody } from '@domain/document-model/docx'
import type { PersonalFacts } from '../accounts/personal-data'
import { type ArchiveEntry, zipFiles } from '../download/zip'
import { type PersonalEntry, personalDataJson } from './personal-data-json'

interface WorkspaceReader {
  /** Yields every entry once. */
  entries(): AsyncIterable<PersonalEntry>
  entry(id: string): Promise<PersonalEntry | undefined>
}

interface ArchiveContent {
  facts: PersonalFacts
  workspace: WorkspaceReader
  exportDetails: ExportDetails
}

const readEntry = ({ id, kind, body, editedAt }: PersonalEntry) =>
  mergeServerEntry(undefined, { id, kind, body, editedAt: Date.parse(editedAt), version: 1 })

/** The parts of an entry that are needed to plan an archive. Long texts are read again when the archive is written. */
const OUTLINES: { [K in EntryKind]: (body: EntryBodies[K]) => EntryBodies[K] } = {
  folder: body => body,
  document: body => ({ ...body, params: {}, citation: '', remark: undefined }),
  search: body => ({ ...body, query: '', known: [] }),
  note: body => ({ ...body, params: {}, citation: '', spots: [], text: undefined, others: undefined }),
}

function outlineOf<K extends EntryKind>(entry: WorkspaceEntry<K>): WorkspaceEntry<K> {
  return entry.body ? { ...entry, body: OUTLINES[entry.kind](entry.body) } : entry
}

async function outline(entries: AsyncIterable<PersonalEntry>): Promise<SyncState> {
  const outlines: SyncState = {}
  for await (const stored of entries) {
    const entry = readEntry(stored)
    if (entry?.body) outlines[entry.id] = outlineOf(entry)
  }
  return outlines
}

async function read(workspace: WorkspaceReader, id: string | undefined): Promise<SyncState> {
  const stored = id === undefined ? undefined : await workspace.entry(id)
  const entry = stored && readEntry(stored)
  return entry ? { [entry.id]: entry } : {}
}

async function* bodyOf({ blocks, ...paper }: ExportPlan, workspace: WorkspaceReader) {
  yield docxBody.begin(paper)
  for (const block of blocks) {
    const written = blockWithText(block, await read(workspace, block.document ?? block.note))
    if (written) yield docxBody.block(written)
  }
  yield docxBody.end
}

function* docxFiles(plan: ExportPlan, workspace: WorkspaceReader): Generator<ArchiveEntry> {
  for (const [name, text] of Object.entries(DOCX_FRAME)) yield { name, chunks: [text] }
  yield { name: docxBody.name, chunks: bodyOf(plan, workspace) }
}

async function* filesOf({ facts, workspace, exportDetails }: ArchiveContent): AsyncGenerator<ArchiveEntry> {
  yield { name: ARCHIVE_FILES.data, chunks: personalDataJson(facts, workspace.entries()) }
  const plan = planWorkspaceExport(await outline(workspace.entries()), exportDetails)
  if (plan) yield { name: ARCHIVE_FILES.desk, chunks: zipFiles(docxFiles(plan, workspace)) }
}

export const archiveOfAccount = (content: ArchiveContent) => zipFiles(filesOf(content))
