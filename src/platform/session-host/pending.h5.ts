const KEY = 'login-state'

let remembered: string | undefined

/** The state taken to the provider outlives the way there in `sessionStorage`; where that is forbidden, only this page. */
export function keepPending(state: string) {
  remembered = state
  try {
    sessionStorage.setItem(KEY, state)
  } catch {
    // Kept in memory above.
  }
}

export function takePending(): string | undefined {
  const inMemory = remembered
  remembered = undefined
  try {
    const stored = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return stored ?? inMemory
  } catch {
    return inMemory
  }
}
