/** What a reader keeps on the desk: folders, documents, saved searches, notes. Each entry has an id of its own for as long as it lives. */
import { type Guard, isRecord, listOf, moment, oneOf, text } from '../guards'
import { fromEntries } from '../from-entries'
import { WORKSPACE } from './limits'
import { type Note, parseNote } from './note'

export const FOLDER_COLOURS = ['brand', 'ok', 'gold', 'seal'] as const
export type FolderColour = (typeof FOLDER_COLOURS)[number]

export interface Folder {
  name: string
  colour: FolderColour
  /** Where it stands among the others: the lower comes first. */
  order: number
}

export interface SavedDocument {
  title: string
  /** The name of its screen, and what names the document there. */
  route: string
  params: Record<string, string>
  /** 案例, 法规: what it is. */
  library: string
  /** Court, authority or author; number; day: what it is known by. */
  from?: string
  number?: string
  day?: string
  /** 现行有效, as of the day on which it was last seen. */
  status?: string
  citation: string
  /** Ids of the folders that it lies in; in none, it lies on the desk itself. */
  folders: string[]
  remark?: string
  /** The services no longer have it. */
  gone?: true
  keptAt: number
}

export interface SavedSearch {
  name: string
  /** The key of its library, and its conditions as an address holds them. */
  library: string
  query: string
  /** Ids of what stood first, the newest on top, when one looked last. */
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

/** What another device, or an older app, has written. */
export function parseBody<K extends EntryKind>(kind: K, value: unknown): EntryBodies[K] | undefined {
  return isRecord(value) ? PARSERS[kind](value) : undefined
}

export const parseKind: Guard<EntryKind> = oneOf(...ENTRY_KINDS)
