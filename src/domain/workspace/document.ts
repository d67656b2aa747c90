/**
 * Writes the workspace as a document with four parts: folders, documents without a folder, notes on unsaved documents,
 * and saved searches.
 */
import type { DocumentModel, DocumentBlock } from '../document-model/document-model'
import type { EntryBodies, SavedDocument, EntryKind } from './entry'
import { documentsIn, type FolderEntry, foldersIn, type DocumentEntry } from './folders'
import { entriesOf, type SyncState } from './sync-state'
import { type Note, noteQuote } from './note'
import { notesIn } from './notes'
import { savedSearchesIn } from './searches'

const WORDS = {
  title: '我的工作台',
  unfiled: '未归入案件夹',
  looseNotes: '其他划线与笔记',
  searches: '订阅的检索',
}

/** The time of the export, and the name of the app. */
export interface ExportDetails {
  time: string
  platform: string
}

interface NoteText {
  quote: string
  text?: string
}

type ListedDocument = Pick<SavedDocument, 'title'> &
  Partial<Pick<SavedDocument, 'library' | 'from' | 'number' | 'day' | 'status' | 'remark'>>

const numbered = (title: string, at: number) => `${at + 1}. ${title}`

const noteLine = ({ quote, text }: NoteText) => [`“${quote.replace(/\n/g, ' ')}”`, text].filter(Boolean).join('\n')

/**
 * Returns the block of a document. The heading has its place in the list and its title. Details, remark and notes
 * follow.
 */
export function documentBlock({ remark, ...listed }: ListedDocument, notes: NoteText[], at: number): DocumentBlock {
  const { title, library, from, number, day, status } = listed
  const details = [library, from, number, day, status].filter(Boolean).join('　')
  const lines = [details, remark ? `备注：${remark}` : '', ...notes.map(noteLine)]
  return { heading: numbered(title, at), level: 3, text: lines.filter(Boolean).join('\n') }
}

export const exportFacts = (count: number, { time, platform }: ExportDetails): DocumentModel['facts'] => [
  ['篇数', `${count} 篇`],
  ['导出时间', time],
  ['检索平台', platform],
]

const noteText = (note: Note) => ({ quote: noteQuote(note), text: note.text })

/** A block of the exported document. It has its text, or the id of the document or note that contains the text. */
interface PlannedBlock extends DocumentBlock {
  document?: string
  /** The index of the document in its section. */
  at?: number
  note?: string
}

export interface ExportPlan extends Omit<DocumentModel, 'blocks'> {
  blocks: PlannedBlock[]
}

const part = (heading: string, blocks: PlannedBlock[]): PlannedBlock[] =>
  blocks.length ? [{ heading, level: 2 }, ...blocks] : []

/** Groups the ids of entries by keys. The ids stay in sequence. */
function grouped<T extends { id: string }>(entries: T[], keysOf: (entry: T) => string[]) {
  const groups = new Map<string, string[]>()
  for (const entry of entries)
    for (const key of new Set(keysOf(entry))) {
      const group = groups.get(key)
      if (group) group.push(entry.id)
      else groups.set(key, [entry.id])
    }
  return groups
}

/** Groups documents by their existing folders. Documents without a folder are under the key ''. */
function groupByFolder(documents: DocumentEntry[], folders: FolderEntry[]) {
  const existing = new Set(folders.map(({ id }) => id))
  return grouped(documents, ({ body }) => {
    const ids = body.folders.filter(id => existing.has(id))
    return ids.length ? ids : ['']
  })
}

const blocksOf = (notes: string[] = []): PlannedBlock[] => notes.map(note => ({ note }))

/** Returns the notes on documents that are not saved, grouped by document. */
function orphanedNotes(state: SyncState, notes: Map<string, string[]>): PlannedBlock[] {
  const titles = new Map<string, string>()
  for (const { body } of notesIn(state)) if (!state[body.on]?.body) titles.set(body.on, body.title)
  return [...titles].flatMap(([on, title], at) => [
    { heading: numbered(title, at), level: 3 as const },
    ...blocksOf(notes.get(on)),
  ])
}

/**
 * Plans the exported document. Returns `undefined` if the workspace has no documents, notes or saved searches. The plan
 * has the ids of documents and notes, but not their texts. `blockWithText` adds the text of a block when the block is
 * written.
 */
export function planWorkspaceExport(state: SyncState, exportDetails: ExportDetails): ExportPlan | undefined {
  const [folders, documents] = [foldersIn(state), documentsIn(state)]
  const notes = grouped(entriesOf(state, 'note'), ({ body }) => [body.on])
  const byFolder = groupByFolder(documents, folders)
  const blocksIn = (folder: string) =>
    (byFolder.get(folder) ?? []).flatMap((document, at) => [{ document, at }, ...blocksOf(notes.get(document))])
  const searches = savedSearchesIn(state).map(({ body }, at) => numbered(body.name, at))
  const blocks = [
    ...folders.flatMap(({ id, body }) => part(body.name, blocksIn(id))),
    ...part(WORDS.unfiled, blocksIn('')),
    ...part(WORDS.looseNotes, orphanedNotes(state, notes)),
    ...part(WORDS.searches, searches.length ? [{ text: searches.join('\n') }] : []),
  ]
  return blocks.length ? { title: WORDS.title, facts: exportFacts(documents.length, exportDetails), blocks } : undefined
}

function bodyIn<K extends EntryKind>(state: SyncState, kind: K, id: string): EntryBodies[K] | undefined {
  const entry = state[id]
  return entry?.kind === kind ? (entry.body as EntryBodies[K] | undefined) : undefined
}

/** Returns a planned block with its text, or `undefined` if its document or note no longer exists. */
export function blockWithText(
  { document, at = 0, note, ...block }: PlannedBlock,
  state: SyncState,
): DocumentBlock | undefined {
  if (note !== undefined) {
    const body = bodyIn(state, 'note', note)
    return body && { text: noteLine(noteText(body)) }
  }
  if (document === undefined) return block
  const body = bodyIn(state, 'document', document)
  return body && documentBlock(body, [], at)
}

export function workspaceDocument(state: SyncState, exportDetails: ExportDetails): DocumentModel | undefined {
  const plan = planWorkspaceExport(state, exportDetails)
  return plan && { ...plan, blocks: plan.blocks.flatMap(block => blockWithText(block, state) ?? []) }
}
