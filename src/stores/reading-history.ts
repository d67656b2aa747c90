/** Which documents were read lately, newest first. */
import { create } from 'zustand'
import { publicParams } from '@/api/share-target'
import type { Params } from '@/domain/address'
import { dayOf } from '@/domain/dates'
import { LIMITS } from '@/domain/limits'
import { type KeptDocument, kept } from '@/platform/storage/keys'
import type { RouteName } from '@/routes'
import { addressOf } from '@/screens'

export type ReadDocument = KeptDocument

interface ReadingHistory {
  entries: ReadDocument[]
  /** Its key is not kept: it serves one opening, and whoever opens the document again gets another. */
  note(document: { title: string; route: RouteName; params: Params }): void
  clear(): void
}

const isSame = (one: ReadDocument, other: ReadDocument) =>
  addressOf(one.route, one.params) === addressOf(other.route, other.params)

export const useReadingHistory = create<ReadingHistory>()((set, get) => ({
  entries: kept.readDocuments.get() ?? [],
  note({ title, route, params }) {
    const entry = {
      title: title.slice(0, LIMITS.history.title),
      route,
      params: publicParams(route, params),
      day: dayOf(new Date()),
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
