const TURN_MS = 5

/** One after the other, with pauses: whatever else waits for the processor has its turn within a few milliseconds. */
export async function inTurns<T, R>(items: readonly T[], work: (item: T) => R | Promise<R>): Promise<R[]> {
  const done: R[] = []
  let end = performance.now() + TURN_MS
  for (const item of items) {
    done.push(await work(item))
    if (performance.now() < end) continue
    await new Promise(resolve => setImmediate(resolve))
    end = performance.now() + TURN_MS
  }
  return done
}
