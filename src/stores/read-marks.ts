/** Which documents a reader has opened: the last sixty, newest first. */
import { create } from 'zustand'
import { LIMITS } from '@domain/limits'
import { kept } from '@/platform/storage/keys'

const readMarks = create<{ ids: string[] }>()(() => ({ ids: kept.readItems.get() ?? [] }))

export function mark(id: string) {
  const ids = [id, ...readMarks.getState().ids.filter(other => other !== id)].slice(0, LIMITS.history.readIds)
  kept.readItems.set(ids)
  readMarks.setState({ ids })
}

export function forgetMarks() {
  kept.readItems.remove()
  readMarks.setState({ ids: [] })
}

export const useIsRead = (id: string) => readMarks(({ ids }) => ids.indexOf(id) >= 0)
