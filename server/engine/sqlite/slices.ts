/**
 * Long work that lets others in: a generator that yields wherever it may pause. Run for a request, it gives the event loop
 * back every few milliseconds, so a heavy query does not hold up a light one, nor do many of them.
 */
export type Work<T> = Generator<void, T, void>

const SLICE_MS = 5

interface Waiting {
  /** How many turns it has had. */
  had: number
  go: () => void
}

/** In the order in which they came back. */
const waiting: Waiting[] = []
let turns = 0
/** One turn in so many belongs to the long questions, which would else be forgotten while short ones keep coming. */
const LONG_TURN = 4

/** Who has had least. */
function next() {
  const forLong = ++turns % LONG_TURN === 0
  const chosen = waiting.reduce((first, one) => (!forLong && one.had < first.had ? one : first))
  waiting.splice(waiting.indexOf(chosen), 1)
  if (waiting.length) setImmediate(next)
  chosen.go()
}

const turn = (had: number) =>
  new Promise<void>(go => {
    if (waiting.push({ had, go }) === 1) setImmediate(next)
  })

export async function inSlices<T>(work: Work<T>, signal?: AbortSignal): Promise<T> {
  let had = 0
  for (;;) {
    signal?.throwIfAborted()
    const end = performance.now() + SLICE_MS
    do {
      const step = work.next()
      if (step.done) return step.value
    } while (performance.now() < end)
    await turn(++had)
  }
}

export function atOnce<T>(work: Work<T>): T {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}
