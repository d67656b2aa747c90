/** 长辈模式: larger type and keys, plainer words, kept on the device. */
import { create } from 'zustand'
import { kept } from '@/platform/storage/keys'
import { typeSize } from '@/platform/type-size'

interface ElderMode {
  on: boolean
  choose(on: boolean): void
}

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
