/** The entries of a workspace: folders, documents, saved searches, notes. An entry never changes its id. */
import { type Guard, isRecord, listOf, moment, oneOf, text, fromEntries } from '../guards'
import { WORKSPACE } from './limits'
import { type Note, parseNote } from './note'
import { type NoticedReview, parseNoticedReview } from './noticed-review'

export const FOLDER_COLOURS = ['brand', 'ok', 'gold', 'seal'] as const
export type FolderColour = (typeof FOLDER_COLOURS)[number]

export interface Folder {
  name: string
  colour: FolderColour
  /** The position among the folders. The folder with the lowest number comes first. */
  order: number
}

export interface SavedDocument {
  title: string
  /** The name of the screen that shows the document. `params` identify the document there. */
  route: string
  params: Record<string, string>
  /** The name of the library: 案例, 法规. */
  library: string
  /** The court, authority or author. Together with `number` and `day` it identifies the document. */
  from?: string
  number?: string
  day?: string
  /** The status of a law when the reader last opened it: 现行有效. What had become of a judgment: 二审维持. */
  status?: string
  /** What has become of a judgment since, until the reader has read the notice. */
  review?: NoticedReview
  citation: string
  /** The ids of the folders that contain the document. */
  folders: string[]
  remark?: string
  /** Whether the services no longer have the document. */
  gone?: true
  keptAt: number
}

/** A document that is not saved yet. It has no folders and no time of saving. */
export type DocumentDraft = Omit<SavedDocument, 'folders' | 'keptAt'>

export interface SavedSearch {
  name: string
  /** The key of the library. `query` has the conditions in the form that addresses use. */
  library: string
  query: string
  /** The ids at the top of the list when the reader last opened the search, the newest first. */
  known: string[]
  lookedAt: number
  paused?: true
}

export interface EntryBodies {
  folder: Folder
  document: SavedDocument
  search: SavedSearch
  note: Note
}
export type EntryKind = keyof EntryBodies
export const ENTRY_KINDS = ['folder', 'document', 'search', 'note'] as const

const shortText = (value: unknown) => text(64)(value)

function parseFolder(value: Record<string, unknown>): Folder | undefined {
  const name = text(WORKSPACE.name)(value.name)
  if (!name) return undefined
  const colour = oneOf(...FOLDER_COLOURS)(value.colour) ?? FOLDER_COLOURS[0]
  return { name, colour, order: typeof value.order === 'number' ? value.order : 0 }
}

function parseDocument(value: Record<string, unknown>): SavedDocument | undefined {
  const title = text(500)(value.title)
  const route = text(40)(value.route)
  if (!title || !route || !isRecord(value.params)) return undefined
  const params = Object.entries(value.params).filter(
    (entry): entry is [string, string] => shortText(entry[1]) !== undefined,
  )
  return {
    title,
    route,
    params: fromEntries(params),
    library: text(20)(value.library) ?? '',
    from: text(200)(value.from),
    number: text(100)(value.number),
    day: text(20)(value.day),
    status: text(20)(value.status),
    review: parseNoticedReview(value.review),
    citation: text(1000)(value.citation) ?? title,
    folders: listOf(text(WORKSPACE.id), WORKSPACE.folders)(value.folders) ?? [],
    remark: text(WORKSPACE.remark)(value.remark),
    gone: oneOf(true as const)(value.gone),
    keptAt: moment(value.keptAt) ?? 0,
  }
}

function parseSearch(value: Record<string, unknown>): SavedSearch | undefined {
  const name = text(WORKSPACE.searchName)(value.name)
  const library = text(40)(value.library)
  if (!name || !library) return undefined
  return {
    name,
    library,
    query: text(5000)(value.query) ?? '',
    known: listOf(text(64), WORKSPACE.seenIds)(value.known) ?? [],
    lookedAt: moment(value.lookedAt) ?? 0,
    paused: oneOf(true as const)(value.paused),
  }
}

const PARSERS: { [K in EntryKind]: (value: Record<string, unknown>) => EntryBodies[K] | undefined } = {
  folder: parseFolder,
  document: parseDocument,
  search: parseSearch,
  note: parseNote,
}

/** Parses the body of an entry that another device or an older app wrote. */
export function parseBody<K extends EntryKind>(kind: K, value: unknown): EntryBodies[K] | undefined {
  return isRecord(value) ? PARSERS[kind](value) : undefined
}

export const parseKind: Guard<EntryKind> = oneOf(...ENTRY_KINDS)
