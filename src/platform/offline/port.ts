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

/** What the app does without a network. */
export interface Offline {
  /** Starts to store the app, and the documents that are read, on the device. */
  begin(): void
  /** Deletes the documents that were read. */
  forget(): void
  /** Records that a reply came from the cache of that day. */
  reportCached(day: string): void
  /** The day of the last cached reply since the app was opened. */
  cachedDay(): string | undefined
  /** Calls the listener when the day changes. */
  watch(listener: () => void): () => void
  /** Loads everything again. */
  retry(): void
}
