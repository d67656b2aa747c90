/** The entries of a workspace: folders, documents, saved searches, notes. An entry never changes its id. */
import { type Guard, cutText, isRecord, listOf, momentGuard, oneOf, textGuard, fromEntries } from '../guards'
import { WORKSPACE_LIMITS } from './limits'
import { type Note, parseNote } from './note'
import { type OverturnNotice, parseOverturnNotice } from './overturn-notice'

export const FOLDER_COLOURS = ['brand', 'ok', 'gold', 'seal'] as const
export type FolderColour = (typeof FOLDER_COLOURS)[number]

export interface Folder {
  name: string
  colour: FolderColour
  /** The position among the folders, in ascending order. */
  order: number
}

export interface SavedDocument {
  title: string
  /** The name of the screen that shows the document. `params` are the parameters of that screen. */
  route: string
  params: Record<string, string>
  /** The Chinese name of the library, such as 案例 or 法规. */
  library: string
  /** The court, authority or author. With `number` and `day` it identifies the document. */
  from?: string
  number?: string
  day?: string
  /**
   * The status when the reader saved the document: 现行有效 for a law, 二审维持 for a judgment. When the reader has read a
   * notice (`review`), its word becomes the status.
   */
  status?: string
  /** The notice that a later decision has overturned the judgment. Absent after the reader has read the notice. */
  review?: OverturnNotice
  citation: string
  /** The ids of the folders that contain the document. */
  folders: string[]
  remark?: string
  /** Whether the services no longer provide the document. */
  gone?: true
  keptAt: number
}

/** A document to save. It has no folders and no time of saving yet. */
export type DocumentDraft = Omit<SavedDocument, 'folders' | 'keptAt'>

export interface SavedSearch {
  name: string
  /** The key of the library. `query` has the conditions, encoded as in addresses. */
  library: string
  query: string
  /** The first ids of the list when the reader saved the search or last opened it, newest first. */
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

const shortText = (value: unknown) => textGuard(64)(value)

function parseFolder(value: Record<string, unknown>): Folder | undefined {
  const name = textGuard(WORKSPACE_LIMITS.name)(value.name)
  if (!name) return undefined
  const colour = oneOf(...FOLDER_COLOURS)(value.colour) ?? FOLDER_COLOURS[0]
  return { name, colour, order: typeof value.order === 'number' ? value.order : 0 }
}

function parseDocument(value: Record<string, unknown>): SavedDocument | undefined {
  const title = cutText(WORKSPACE_LIMITS.title)(value.title)
  const route = textGuard(40)(value.route)
  if (!title || !route || !isRecord(value.params)) return undefined
  const params = Object.entries(value.params).filter(
    (entry): entry is [string, string] => shortText(entry[1]) !== undefined,
  )
  return {
    title,
    route,
    params: fromEntries(params),
    library: textGuard(20)(value.library) ?? '',
    from: textGuard(200)(value.from),
    number: textGuard(100)(value.number),
    day: textGuard(20)(value.day),
    status: textGuard(20)(value.status),
    review: parseOverturnNotice(value.review),
    citation: textGuard(1000)(value.citation) ?? title,
    folders: listOf(textGuard(WORKSPACE_LIMITS.id), WORKSPACE_LIMITS.folders)(value.folders) ?? [],
    remark: textGuard(WORKSPACE_LIMITS.remark)(value.remark),
    gone: oneOf(true as const)(value.gone),
    keptAt: momentGuard(value.keptAt) ?? 0,
  }
}

function parseSearch(value: Record<string, unknown>): SavedSearch | undefined {
  const name = textGuard(WORKSPACE_LIMITS.searchName)(value.name)
  const library = textGuard(40)(value.library)
  if (!name || !library) return undefined
  return {
    name,
    library,
    query: textGuard(5000)(value.query) ?? '',
    known: listOf(textGuard(64), WORKSPACE_LIMITS.seenIds)(value.known) ?? [],
    lookedAt: momentGuard(value.lookedAt) ?? 0,
    paused: oneOf(true as const)(value.paused),
  }
}

const PARSERS: { [K in EntryKind]: (value: Record<string, unknown>) => EntryBodies[K] | undefined } = {
  folder: parseFolder,
  document: parseDocument,
  search: parseSearch,
  note: parseNote,
}

/** Parses the body of an entry. Another device or an older app may have written it. */
export function parseEntryBody<K extends EntryKind>(kind: K, value: unknown): EntryBodies[K] | undefined {
  return isRecord(value) ? PARSERS[kind](value) : undefined
}

export const parseEntryKind: Guard<EntryKind> = oneOf(...ENTRY_KINDS)
