/**
 * Runs long work in time slices, so that heavy queries do not block light ones. `Work` is a generator that
 * yields wherever it may pause. Between two slices the event loop runs.
 */
export type Work<T> = Generator<void, T, void>

const SLICE_MS = 5

interface Waiting {
  /** The number of slices that this work has had. */
  slices: number
  go: () => void
}

/** Work that waits for a slice, in the order of arrival. */
const waiting: Waiting[] = []
let turns = 0
/** Every nth slice goes to the work that has waited longest, so that long queries do not starve. */
const LONG_TURN = 4

/** Resumes one waiting work, usually the one with the fewest slices so far. */
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

export async function inSlices<T>(work: Work<T>, signal?: AbortSignal): Promise<T> {
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

export function atOnce<T>(work: Work<T>): T {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}
