let day: string | undefined
const listeners = new Set<() => void>()

/** The day on which the last cached reply was stored. */
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

/** Keeps the app and its documents available without a network. */
export interface Offline {
  /** Starts to store the app and the documents that the reader opens. */
  begin(): void
  /** Deletes the stored documents. */
  forget(): void
  /** Records that a reply came from the cache. `day` is the day on which it was stored. */
  reportCached(day: string): void
  /**
   * Returns the day on which the last cached reply was stored. Returns `undefined` if no reply has come from the cache.
   * A restart of the app or `retry` resets the day.
   */
  cachedDay(): string | undefined
  /** Calls the listener whenever the day is set, even to the same day. Returns a function that stops the calls. */
  watch(listener: () => void): () => void
  /** Loads the visible data again. */
  retry(): void
}
