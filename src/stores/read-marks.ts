/** Which documents a reader has opened: the last sixty, newest first. */
import { create } from 'zustand'
import { LIMITS } from '@/domain/limits'
import { kept } from '@/platform/storage/keys'

interface ReadMarks {
  ids: string[]
  mark(id: string): void
}

export const readMarks = create<ReadMarks>()((set, get) => ({
  ids: kept.readItems.get() ?? [],
  mark(id) {
    const ids = [id, ...get().ids.filter(other => other !== id)].slice(0, LIMITS.history.readIds)
    kept.readItems.set(ids)
    set({ ids })
  },
}))

export function useReadMarks() {
  const { ids, mark } = readMarks()
  return { isRead: (id: string) => ids.indexOf(id) >= 0, mark }
}
