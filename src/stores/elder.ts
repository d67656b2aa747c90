/** 长辈模式: larger type and keys, plainer words, kept on the device. */
import { create } from 'zustand'
import { deviceValues } from '@/platform/storage/keys'
import { typeSize } from '@/platform/type-size'

interface ElderMode {
  on: boolean
  choose(on: boolean): void
}

export const useElder = create<ElderMode>()(set => ({
  on: deviceValues.elder.get() ?? false,
  choose(on) {
    if (on) deviceValues.elder.set(true)
    else deviceValues.elder.remove()
    typeSize.setElder(on)
    set({ on })
  },
}))

/** As it was chosen last; before anything is drawn. */
export const applyElderMode = () => typeSize.setElder(useElder.getState().on)
