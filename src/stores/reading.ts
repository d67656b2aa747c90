/** How large and how far apart a reader wants the lines, for each kind of page. */
import { create } from 'zustand'
import { useState } from 'react'
import { kept, type KeptReading, readingSettings } from '@/platform/storage/keys'
import { typeSize } from '@/platform/type-size'
import { LIMITS } from '@domain/limits'

interface ElderMode {
  on: boolean
  choose(on: boolean): void
}

/** 长辈模式: larger type and keys, plainer words, kept on the device. */
export const useElder = create<ElderMode>()(set => ({
  on: kept.elder.get() ?? false,
  choose(on) {
    if (on) kept.elder.set(true)
    else kept.elder.remove()
    typeSize.show(on)
    set({ on })
  },
}))

/** As it was chosen last; before anything is drawn. */
export const showElder = () => typeSize.show(useElder.getState().on)

export type ReadingSettings = KeptReading

const { reading } = LIMITS
export const DEFAULT_READING: ReadingSettings = { fontStep: reading.step, lineHeight: reading.lineHeight }

/** Every change is kept at once. */
export function useReading(pageType: string) {
  const [settings, setSettings] = useState(() => readingSettings(pageType).get() ?? DEFAULT_READING)
  const change = (changed: Partial<ReadingSettings>) => {
    const next = { ...settings, ...changed }
    readingSettings(pageType).set(next)
    setSettings(next)
  }
  return { settings, change, restore: () => change(DEFAULT_READING) }
}

export const scaleOf = ({ fontStep }: ReadingSettings): number => reading.scales[fontStep - 1] ?? 1
