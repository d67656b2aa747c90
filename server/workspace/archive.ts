/** All that is kept of an account as one archive, piece by piece: as data for programs, and the desk as a paper for people. */
import { ARCHIVE } from '@domain/workspace/archive'
import type { Bodies, Kind } from '@domain/workspace/entry'
import { afterHearing, type Entry, type Ledger } from '@domain/workspace/sync-state'
import { blockOf, type Imprint, type PaperPlan, planOf } from '@domain/workspace/paper'
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
  imprint: Imprint
}

const readEntry = ({ id, kind, body, editedAt }: OwnEntry) =>
  afterHearing(undefined, { id, kind, body, editedAt: Date.parse(editedAt), version: 1 })

/** What a plan needs of an entry: the long words are read again when they are written. */
const OUTLINES: { [K in Kind]: (body: Bodies[K]) => Bodies[K] } = {
  folder: body => body,
  document: body => ({ ...body, params: {}, citation: '', remark: undefined }),
  search: body => ({ ...body, query: '', known: [] }),
  note: body => ({ ...body, params: {}, citation: '', spots: [], text: undefined, others: undefined }),
}

function outlineOf<K extends Kind>(entry: Entry<K>): Entry<K> {
  return entry.body ? { ...entry, body: OUTLINES[entry.kind](entry.body) } : entry
}

async function outline(entries: AsyncIterable<OwnEntry>): Promise<Ledger> {
  const ledger: Ledger = {}
  for await (const one of entries) {
    const entry = readEntry(one)
    if (entry?.body) ledger[entry.id] = outlineOf(entry)
  }
  return ledger
}

async function read(desk: Desk, id: string | undefined): Promise<Ledger> {
  const found = id === undefined ? undefined : await desk.one(id)
  const entry = found && readEntry(found)
  return entry ? { [entry.id]: entry } : {}
}

async function* bodyOf({ blocks, ...paper }: PaperPlan, desk: Desk) {
  yield docxBody.begin(paper)
  for (const block of blocks) {
    const written = blockOf(block, await read(desk, block.document ?? block.note))
    if (written) yield docxBody.block(written)
  }
  yield docxBody.end
}

function* docxFiles(plan: PaperPlan, desk: Desk): Generator<ArchiveFile> {
  for (const [name, text] of Object.entries(DOCX_FRAME)) yield { name, pieces: [text] }
  yield { name: docxBody.name, pieces: bodyOf(plan, desk) }
}

async function* filesOf({ facts, desk, imprint }: ArchiveContent): AsyncGenerator<ArchiveFile> {
  yield { name: ARCHIVE.data, pieces: ownText(facts, desk.all()) }
  const plan = planOf(await outline(desk.all()), imprint)
  if (plan) yield { name: ARCHIVE.desk, pieces: zipped(docxFiles(plan, desk)) }
}

export const archiveOfAccount = (content: ArchiveContent) => zipped(filesOf(content))
