/** Which documents were read lately, newest first. */
import { create } from 'zustand'
import { publicParams } from '@/api/share-target'
import type { Params } from '@domain/format/address'
import { LIMITS } from '@domain/limits'
import { type KeptDocument, kept } from '@/platform/storage/keys'
import { today } from '@/platform/today'
import { ROUTE_NAMES, type RouteName } from '@/routing/routes'
import { addressOf } from '@/routing/addresses'

export type ReadDocument = KeptDocument & { route: RouteName }

const isKnown = (document: KeptDocument): document is ReadDocument =>
  (ROUTE_NAMES as string[]).indexOf(document.route) >= 0

interface ReadingHistory {
  entries: ReadDocument[]
  /** Its key is not kept: it serves one opening, and whoever opens the document again gets another. */
  note(document: { title: string; route: RouteName; params: Params }): void
  clear(): void
}

export const keptDocuments = () => (kept.readDocuments.get() ?? []).filter(isKnown)

const isSame = (one: ReadDocument, other: ReadDocument) =>
  addressOf(one.route, one.params) === addressOf(other.route, other.params)

export const useReadingHistory = create<ReadingHistory>()((set, get) => ({
  entries: keptDocuments(),
  note({ title, route, params }) {
    const entry = {
      title: title.slice(0, LIMITS.history.title),
      route,
      params: publicParams(route, params),
      day: today(),
    }
    const others = get().entries.filter(other => !isSame(other, entry))
    const entries = [entry, ...others].slice(0, LIMITS.history.readIds)
    kept.readDocuments.set(entries)
    set({ entries })
  },
  clear() {
    kept.readDocuments.remove()
    set({ entries: [] })
  },
}))
