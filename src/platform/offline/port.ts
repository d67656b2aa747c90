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

/** What the app does where there is no network. */
export interface Offline {
  /** From now on the app, and what is read in it, is kept on the device. */
  begin(): void
  /** What was read is forgotten. */
  forget(): void
  /** A reply was a kept one, of that day. */
  tellKept(day: string): void
  /** The day of the last kept reply since the app was opened. */
  keptDay(): string | undefined
  /** Tells when the day becomes another. */
  watch(listener: () => void): () => void
  /** Asks everything anew. */
  retry(): void
}
