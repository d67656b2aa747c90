/** 长辈模式 (elder mode): larger type and buttons, and simpler texts. It is saved on the device. */
import { create } from 'zustand'
import { deviceValues } from '@/platform/storage/keys'
import { typeSize } from '@/platform/type-size'

interface ElderMode {
  on: boolean
  choose(on: boolean): void
}

export const useElderMode = create<ElderMode>()(set => ({
  on: deviceValues.elder.get() ?? false,
  choose(on) {
    if (on) deviceValues.elder.set(true)
    else deviceValues.elder.remove()
    typeSize.setElder(on)
    set({ on })
  },
}))

/** Applies the saved mode. Called before the first render. */
export const applyElderMode = () => typeSize.setElder(useElderMode.getState().on)
