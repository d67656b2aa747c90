/**
 * Long work that lets others in: a generator that yields wherever it may pause. Run for a request, it gives the event loop
 * back every few milliseconds, so a heavy query does not hold up a light one.
 */
export type Work<T> = Generator<void, T, void>

const SLICE_MS = 5

export async function inSlices<T>(work: Work<T>, signal?: AbortSignal): Promise<T> {
  for (;;) {
    signal?.throwIfAborted()
    const end = performance.now() + SLICE_MS
    do {
      const step = work.next()
      if (step.done) return step.value
    } while (performance.now() < end)
    await new Promise(resolve => setImmediate(resolve))
  }
}

export function atOnce<T>(work: Work<T>): T {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}
