/** The recently read documents, newest first, with the read marks and the place in the last document. */
import { create } from 'zustand'
import { LIMITS } from '@domain/limits'
import { deviceValues, type HistoryDocument } from '@/platform/storage/keys'
import { paramsWithoutPassage, publicParams } from '@/api/share'
import type { Params } from '@domain/format/address'
import { today } from '@/platform/today'
import { ROUTE_NAMES, type RouteName, addressOfScreen } from '@/routing/routes'

const storedReadMarks = () => deviceValues.readItems.get() ?? []
const readMarks = create<{ ids: string[] }>()(() => ({ ids: storedReadMarks() }))

/** Marks a document as read. Stores the last sixty documents, newest first. */
export function markAsRead(id: string) {
  // Another window may have changed the stored marks.
  const ids = [id, ...storedReadMarks().filter(other => other !== id)].slice(0, LIMITS.history.readIds)
  deviceValues.readItems.set(ids)
  readMarks.setState({ ids })
}

export function clearReadMarks() {
  deviceValues.readItems.remove()
  readMarks.setState({ ids: [] })
}

export const useIsRead = (id: string) => readMarks(({ ids }) => ids.indexOf(id) >= 0)

export type ReadingHistoryEntry = HistoryDocument & { route: RouteName }

const hasRoute = (document: HistoryDocument): document is ReadingHistoryEntry =>
  (ROUTE_NAMES as string[]).indexOf(document.route) >= 0

interface ReadingHistory {
  entries: ReadingHistoryEntry[]
  /** Adds a document without its share key, because a key expires. */
  add(document: { title: string; route: RouteName; params: Params }): void
  clear(): void
}

export const storedReadingHistory = () => (deviceValues.readDocuments.get() ?? []).filter(hasRoute)

/** Saves the current place in a document. Without a passage, deletes the saved place: the document is at its start. */
export function saveReadingPlace(route: RouteName, params: Params, passage?: { params: Params; text: string }) {
  if (!passage?.text) return deviceValues.readingPlace.remove()
  deviceValues.readingPlace.set({ address: addressOfScreen(route, publicParams(route, params)), ...passage })
}

/** Returns the saved place in a document. Only the place in the last document is saved. */
export function storedReadingPlace({ route, params }: ReadingHistoryEntry) {
  const place = deviceValues.readingPlace.get()
  return place?.address === addressOfScreen(route, params) ? place : undefined
}

/** Returns the address of a document, without the passage at which it was opened. */
const addressOf = ({ route, params }: ReadingHistoryEntry) => addressOfScreen(route, paramsWithoutPassage(params))
const isSame = (one: ReadingHistoryEntry, other: ReadingHistoryEntry) => addressOf(one) === addressOf(other)

export const useReadingHistory = create<ReadingHistory>()(set => ({
  entries: storedReadingHistory(),
  add({ title, route, params }) {
    const entry = {
      title: title.slice(0, LIMITS.history.title),
      route,
      params: publicParams(route, params),
      day: today(),
    }
    const others = storedReadingHistory().filter(other => !isSame(other, entry))
    const entries = [entry, ...others].slice(0, LIMITS.history.readIds)
    deviceValues.readDocuments.set(entries)
    set({ entries })
  },
  clear() {
    deviceValues.readDocuments.remove()
    deviceValues.readingPlace.remove()
    set({ entries: [] })
  },
}))

/** Reads both stores anew. Another window may have deleted them with its logout. */
export function reloadReadingHistory() {
  readMarks.setState({ ids: storedReadMarks() })
  useReadingHistory.setState({ entries: storedReadingHistory() })
}
