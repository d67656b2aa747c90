/**
 * The delay in ms before optional work. Until then the screen and its pictures load, and the reader may already act.
 */
export const OPTIONAL_DELAY = 500

interface Connection {
  saveData?: boolean
}

/** Runs optional work when the browser is idle. Skips the work if the reader has chosen to save data. */
export function whenIdle(work: () => void) {
  const { connection } = navigator as Navigator & { connection?: Connection }
  if (connection?.saveData) return
  setTimeout(() => {
    // Safari has no requestIdleCallback.
    if (window.requestIdleCallback) window.requestIdleCallback(work)
    else work()
  }, OPTIONAL_DELAY)
}
