let day: string | undefined
const listeners = new Set<() => void>()

/** The day of the last cached reply. */
export const cachedDay = {
  read: () => day,

  set(newDay: string | undefined) {
    day = newDay
    listeners.forEach(listener => listener())
  },

  watch(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

/** The functions of the app that work without a network. */
export interface Offline {
  /** Begins to store the app and the documents that are read on the device. */
  begin(): void
  /** Deletes the stored documents. */
  forget(): void
  /** Records that a reply came from the cache of that day. */
  reportCached(day: string): void
  /** Returns the day of the last cached reply since the app was opened. */
  cachedDay(): string | undefined
  /** Calls the listener when the day changes. Returns a function that stops this. */
  watch(listener: () => void): () => void
  /** Loads everything again. */
  retry(): void
}
