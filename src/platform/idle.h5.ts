/** First what is on the screen, with its pictures and what the reader does first. */
const AFTER = 500

interface Connection {
  saveData?: boolean
}

/** Does what may pay later, once there is nothing better to do; never on a line whose owner saves data. */
export function whenIdle(work: () => void) {
  const { connection } = navigator as Navigator & { connection?: Connection }
  if (connection?.saveData) return
  setTimeout(() => {
    // Safari knows no idleness.
    if (window.requestIdleCallback) window.requestIdleCallback(work)
    else work()
  }, AFTER)
}
