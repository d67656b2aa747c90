/** The recently read documents, newest first. */
import { create } from 'zustand'
import { LIMITS } from '@domain/limits'
import { deviceValues, type HistoryDocument } from '@/platform/storage/keys'
import { publicParams } from '@/api/share'
import type { Params } from '@domain/format/address'
import { today } from '@/platform/today'
import { ROUTE_NAMES, type RouteName, addressOfScreen } from '@/routing/routes'

const readMarks = create<{ ids: string[] }>()(() => ({ ids: deviceValues.readItems.get() ?? [] }))

/** Adds a document to the read marks: the last sixty, newest first. */
export function markAsRead(id: string) {
  const ids = [id, ...readMarks.getState().ids.filter(other => other !== id)].slice(0, LIMITS.history.readIds)
  deviceValues.readItems.set(ids)
  readMarks.setState({ ids })
}

export function clearReadMarks() {
  deviceValues.readItems.remove()
  readMarks.setState({ ids: [] })
}

export const useIsRead = (id: string) => readMarks(({ ids }) => ids.indexOf(id) >= 0)

export type ReadDocument = HistoryDocument & { route: RouteName }

const hasRoute = (document: HistoryDocument): document is ReadDocument =>
  (ROUTE_NAMES as string[]).indexOf(document.route) >= 0

interface ReadingHistory {
  entries: ReadDocument[]
  /** Saves the document without its share key, which is valid once. */
  add(document: { title: string; route: RouteName; params: Params }): void
  clear(): void
}

export const savedReadDocuments = () => (deviceValues.readDocuments.get() ?? []).filter(hasRoute)

/** Saves where the reader is in a document. Without a passage, the document is at its beginning. */
export function saveReadingPlace(route: RouteName, params: Params, passage?: { params: Params; text: string }) {
  if (!passage?.text) return deviceValues.readingPlace.remove()
  deviceValues.readingPlace.set({ address: addressOfScreen(route, publicParams(route, params)), ...passage })
}

/** Returns where the reader stopped in a document, if it was the last one. */
export function readingPlaceIn({ route, params }: ReadDocument) {
  const place = deviceValues.readingPlace.get()
  return place?.address === addressOfScreen(route, params) ? place : undefined
}

/** The address without the article at which the document was opened. */
const addressOf = ({ route, params }: ReadDocument) => addressOfScreen(route, { ...params, article: '' })
const isSame = (one: ReadDocument, other: ReadDocument) => addressOf(one) === addressOf(other)

export const useReadingHistory = create<ReadingHistory>()((set, get) => ({
  entries: savedReadDocuments(),
  add({ title, route, params }) {
    const entry = {
      title: title.slice(0, LIMITS.history.title),
      route,
      params: publicParams(route, params),
      day: today(),
    }
    const others = get().entries.filter(other => !isSame(other, entry))
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
