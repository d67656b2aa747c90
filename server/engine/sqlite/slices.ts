/**
 * Runs long work in time slices, so that slow queries do not block fast ones. Work is a generator that yields wherever
 * it may pause. The event loop runs between two slices.
 */
export type SlicedWork<T> = Generator<void, T, void>

const SLICE_MS = 5

interface Waiting {
  /** The number of slices that this work has used. */
  slices: number
  go: () => void
}

/** Paused work, in the order of arrival. */
const waiting: Waiting[] = []
let turns = 0
/** Every fourth turn goes to the work that has waited longest. Otherwise long queries might never finish. */
const LONG_TURN = 4

/** Continues the paused work that has used the fewest slices, or on every fourth turn the oldest. */
function next() {
  const forLong = ++turns % LONG_TURN === 0
  const chosen = waiting.reduce((first, one) => (!forLong && one.slices < first.slices ? one : first))
  waiting.splice(waiting.indexOf(chosen), 1)
  if (waiting.length) setImmediate(next)
  chosen.go()
}

const waitForSlice = (slices: number) =>
  new Promise<void>(go => {
    if (waiting.push({ slices: slices, go }) === 1) setImmediate(next)
  })

/** Runs work in slices of `SLICE_MS`, and lets other work run between them. */
export async function runInSlices<T>(work: SlicedWork<T>, signal?: AbortSignal): Promise<T> {
  let slices = 0
  for (;;) {
    signal?.throwIfAborted()
    const end = performance.now() + SLICE_MS
    do {
      const step = work.next()
      if (step.done) return step.value
    } while (performance.now() < end)
    await waitForSlice(++slices)
  }
}

export function runWithoutPauses<T>(work: SlicedWork<T>): T {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}
