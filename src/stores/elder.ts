/** 长辈模式: larger type and buttons, plainer texts. Saved on the device. */
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

/** Applies the saved mode before the first render. */
export const applyElderMode = () => typeSize.setElder(useElder.getState().on)
