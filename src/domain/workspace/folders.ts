/** Lists, counts and changes folders and their documents. Functions return changed copies and modify no entry. */
import type { Folder, SavedDocument } from './entry'
import { type WorkspaceEntry, type SyncState, entriesOf } from './sync-state'

export type DocumentEntry = WorkspaceEntry<'document'> & { body: SavedDocument }
export type FolderEntry = WorkspaceEntry<'folder'> & { body: Folder }

/** Returns the folders by position, and folders with equal positions by id. */
export const foldersIn = (state: SyncState): FolderEntry[] =>
  entriesOf(state, 'folder').sort((a, b) => a.body.order - b.body.order || (a.id < b.id ? -1 : 1))

/** Returns the documents, the one saved last first. */
export const documentsIn = (state: SyncState): DocumentEntry[] =>
  entriesOf(state, 'document').sort((a, b) => b.body.keptAt - a.body.keptAt || (a.id < b.id ? -1 : 1))

/** The documents to show: all, those without a folder, or those of one folder. */
export type FolderScope = { all: true } | { all?: undefined; folder?: string }

/** Returns a function that tells whether a document belongs to the scope. */
export function scopeMatcher(scope: FolderScope, folders: FolderEntry[]): (document: DocumentEntry) => boolean {
  if (scope.all) return () => true
  const { folder } = scope
  if (folder !== undefined) return ({ body }) => body.folders.includes(folder)
  const existing = new Set(folders.map(({ id }) => id))
  return ({ body }) => !body.folders.some(id => existing.has(id))
}

/** Counts the documents in each folder and those without a folder. */
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
  return { unfiled, byFolder }
}

/** Adds an id, or removes it if it is present. */
export const toggleId = (ids: string[], id: string) => (ids.includes(id) ? ids.filter(one => one !== id) : [...ids, id])

/** Puts the document into exactly these folders. */
export const withFolders = (document: SavedDocument, folders: string[]): SavedDocument => ({ ...document, folders })

/** Puts the document into one more folder. */
export const withFolderAdded = (document: SavedDocument, folder: string): SavedDocument =>
  withFolders(document, [...document.folders.filter(id => id !== folder), folder])

/**
 * Moves the document from one folder to another. Without `from`, the document leaves all other folders. If both are the
 * same, the document stays in its folders.
 */
export const withFolderMoved = (document: SavedDocument, from: string | undefined, to: string): SavedDocument =>
  withFolderAdded(withFolders(document, from === undefined ? [] : document.folders.filter(id => id !== from)), to)

/**
 * Returns a function that searches the fields of a saved document: title, origin, number, day, library and remark. It
 * returns true if all typed words occur.
 */
export function typedWordsMatcher(typed: string): (document: DocumentEntry) => boolean {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  if (!words.length) return () => true
  return ({ body: { title, from, number, day, library, remark } }) => {
    const text = [title, from, number, day, library, remark].join('\n').toLowerCase()
    return words.every(word => text.includes(word))
  }
}

/** Returns the position after all folders, for a new folder. */
export const nextFolderOrder = (folders: FolderEntry[]) => Math.max(0, ...folders.map(({ body }) => body.order)) + 1

/** Returns the folders whose position changes when one of them moves up or down. */
export function foldersAfterMove(folders: FolderEntry[], id: string, by: -1 | 1): FolderEntry[] {
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
