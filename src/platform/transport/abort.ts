import type { AbortSignalLike } from './port'

export interface Abort {
  signal: AbortSignalLike
  abort(): void
}

/** A minimal AbortController for hosts without one. */
export function createAbort(quiet = false): Abort {
  const listeners = new Set<() => void>()
  let aborted = false
  return {
    signal: {
      quiet,
      get aborted() {
        return aborted
      },
      addEventListener: (_, listener) => void listeners.add(listener),
      removeEventListener: (_, listener) => void listeners.delete(listener),
    },
    abort() {
      if (aborted) return
      aborted = true
      for (const listener of [...listeners]) listener()
      listeners.clear()
    },
  }
}
