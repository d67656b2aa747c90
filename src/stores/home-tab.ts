/** The tab of the home screen that was open last. */
import { create } from 'zustand'
import { deviceValues } from '@/platform/storage/keys'

interface HomeTab {
  at: number
  choose(at: number): void
}

export const useHomeTab = create<HomeTab>()(set => ({
  at: deviceValues.homeTab.get() ?? 0,
  choose(at) {
    deviceValues.homeTab.set(at)
    set({ at })
  },
}))
