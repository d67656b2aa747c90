let day: string | undefined
const listeners = new Set<() => void>()

/** Of which day the last reply was that was a kept one. */
export const keptDay = {
  get: () => day,

  tell(kept: string | undefined) {
    day = kept
    listeners.forEach(listener => listener())
  },

  watch(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
