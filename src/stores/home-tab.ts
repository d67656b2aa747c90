/** Which tab of the home screen was open last. */
import { create } from 'zustand'
import { kept } from '@/platform/storage/keys'

interface HomeTab {
  at: number
  choose(at: number): void
}

export const useHomeTab = create<HomeTab>()(set => ({
  at: kept.homeTab.get() ?? 0,
  choose(at) {
    kept.homeTab.set(at)
    set({ at })
  },
}))
