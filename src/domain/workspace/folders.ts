/** Folders and what lies in them. Every function answers the changed bodies alone. */
import type { Folder, SavedDocument } from './entry'
import { type WorkspaceEntry, type SyncState, entriesOf } from './sync-state'

export type DocumentEntry = WorkspaceEntry<'document'> & { body: SavedDocument }
export type FolderEntry = WorkspaceEntry<'folder'> & { body: Folder }

/** As they stand: by their order, of two alike the older first. */
export const foldersIn = (state: SyncState): FolderEntry[] =>
  entriesOf(state, 'folder').sort((a, b) => a.body.order - b.body.order || (a.id < b.id ? -1 : 1))

/** The one kept last comes first. */
export const documentsIn = (state: SyncState): DocumentEntry[] =>
  entriesOf(state, 'document').sort((a, b) => b.body.keptAt - a.body.keptAt || (a.id < b.id ? -1 : 1))

/** All, those in no folder that is still there, or those in one folder. */
export type FolderScope = { all: true } | { all?: undefined; folder?: string }

/** Whether a document lies there. */
export function isInScope(scope: FolderScope, folders: FolderEntry[]): (document: DocumentEntry) => boolean {
  if (scope.all) return () => true
  const { folder } = scope
  if (folder !== undefined) return ({ body }) => body.folders.includes(folder)
  const existing = new Set(folders.map(({ id }) => id))
  return ({ body }) => !body.folders.some(id => existing.has(id))
}

/** How many lie in each folder, and in none, in one pass over all of them. */
export function countByFolder(folders: FolderEntry[], documents: DocumentEntry[]) {
  const byFolder = new Map(folders.map(({ id }) => [id, 0]))
  let unfiled = 0
  for (const { body } of documents) {
    let isUnfiled = true
    for (const id of body.folders.length > 1 ? new Set(body.folders) : body.folders) {
      const count = byFolder.get(id)
      if (count === undefined) continue
      isUnfiled = false
      byFolder.set(id, count + 1)
    }
    if (isUnfiled) unfiled++
  }
  return { loose: unfiled, within: byFolder }
}

/** One more, or one less. */
export const toggledId = (ids: string[], id: string) =>
  ids.includes(id) ? ids.filter(one => one !== id) : [...ids, id]

/** In these folders and no others. */
export const filedIn = (document: SavedDocument, folders: string[]): SavedDocument => ({ ...document, folders })

/** In one more. */
export const copiedInto = (document: SavedDocument, folder: string): SavedDocument =>
  filedIn(document, [...document.folders.filter(id => id !== folder), folder])

/** Out of one, into another; where both are one, nothing moves. */
export const movedTo = (document: SavedDocument, from: string | undefined, to: string): SavedDocument =>
  copiedInto(filedIn(document, from === undefined ? [] : document.folders.filter(id => id !== from)), to)

/** What is typed is looked for in everything that a line shows; each word must stand somewhere. */
export function matchesText(typed: string): (document: DocumentEntry) => boolean {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  if (!words.length) return () => true
  return ({ body: { title, from, number, day, library, remark } }) => {
    const text = [title, from, number, day, library, remark].join('\n').toLowerCase()
    return words.every(word => text.includes(word))
  }
}

/** Where a new folder stands, and one that is moved up or down. */
export const orderAfter = (folders: FolderEntry[]) => Math.max(0, ...folders.map(({ body }) => body.order)) + 1

/** The folders whose order changes when one goes a place up or down. */
export function reordered(folders: FolderEntry[], id: string, by: -1 | 1): FolderEntry[] {
  const at = folders.findIndex(folder => folder.id === id)
  const to = at + by
  if (at < 0 || !(to in folders)) return []
  const moved = [...folders]
  ;[moved[at], moved[to]] = [moved[to]!, moved[at]!]
  const before = new Map(folders.map(folder => [folder.id, folder.body.order]))
  return moved
    .map((folder, order) => ({ ...folder, body: { ...folder.body, order } }))
    .filter(({ id: one, body }) => before.get(one) !== body.order)
}
