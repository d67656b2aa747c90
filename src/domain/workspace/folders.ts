/** Folders and what lies in them. Every function answers the changed bodies alone. */
import type { Folder, KeptDocument } from './entry'
import { type Entry, type Ledger, entriesOf } from './sync-state'

export type KeptEntry = Entry<'document'> & { body: KeptDocument }
export type FolderEntry = Entry<'folder'> & { body: Folder }

/** As they stand: by their order, of two alike the older first. */
export const foldersIn = (ledger: Ledger): FolderEntry[] =>
  entriesOf(ledger, 'folder').sort((a, b) => a.body.order - b.body.order || (a.id < b.id ? -1 : 1))

/** The one kept last comes first. */
export const documentsIn = (ledger: Ledger): KeptEntry[] =>
  entriesOf(ledger, 'document').sort((a, b) => b.body.keptAt - a.body.keptAt || (a.id < b.id ? -1 : 1))

/** All, those in no folder that is still there, or those in one folder. */
export type Place = { all: true } | { all?: undefined; folder?: string }

/** Whether a document lies there. */
export function isHere(place: Place, folders: FolderEntry[]): (document: KeptEntry) => boolean {
  if (place.all) return () => true
  const { folder } = place
  if (folder !== undefined) return ({ body }) => body.folders.includes(folder)
  const known = new Set(folders.map(({ id }) => id))
  return ({ body }) => !body.folders.some(id => known.has(id))
}

/** How many lie in each folder, and in none, in one pass over all of them. */
export function countsIn(folders: FolderEntry[], documents: KeptEntry[]) {
  const within = new Map(folders.map(({ id }) => [id, 0]))
  let loose = 0
  for (const { body } of documents) {
    let isLoose = true
    for (const id of body.folders.length > 1 ? new Set(body.folders) : body.folders) {
      const count = within.get(id)
      if (count === undefined) continue
      isLoose = false
      within.set(id, count + 1)
    }
    if (isLoose) loose++
  }
  return { loose, within }
}

/** One more, or one less. */
export const switched = (ids: string[], id: string) => (ids.includes(id) ? ids.filter(one => one !== id) : [...ids, id])

/** In these folders and no others. */
export const placed = (document: KeptDocument, folders: string[]): KeptDocument => ({ ...document, folders })

/** In one more. */
export const copiedInto = (document: KeptDocument, folder: string): KeptDocument =>
  placed(document, [...document.folders.filter(id => id !== folder), folder])

/** Out of one, into another; where both are one, nothing moves. */
export const movedTo = (document: KeptDocument, from: string | undefined, to: string): KeptDocument =>
  copiedInto(placed(document, from === undefined ? [] : document.folders.filter(id => id !== from)), to)

/** What is typed is looked for in everything that a line shows; each word must stand somewhere. */
export function matching(typed: string): (document: KeptEntry) => boolean {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean)
  if (!wanted.length) return () => true
  return ({ body: { title, from, number, day, library, remark } }) => {
    const text = [title, from, number, day, library, remark].join('\n').toLowerCase()
    return wanted.every(word => text.includes(word))
  }
}

/** Where a new folder stands, and one that is moved up or down. */
export const orderAfter = (folders: FolderEntry[]) => Math.max(0, ...folders.map(({ body }) => body.order)) + 1

/** The folders whose order changes when one goes a place up or down. */
export function moved(folders: FolderEntry[], id: string, by: -1 | 1): FolderEntry[] {
  const at = folders.findIndex(folder => folder.id === id)
  const to = at + by
  if (at < 0 || !(to in folders)) return []
  const next = [...folders]
  ;[next[at], next[to]] = [next[to]!, next[at]!]
  const before = new Map(folders.map(folder => [folder.id, folder.body.order]))
  return next
    .map((folder, order) => ({ ...folder, body: { ...folder.body, order } }))
    .filter(({ id: one, body }) => before.get(one) !== body.order)
}
