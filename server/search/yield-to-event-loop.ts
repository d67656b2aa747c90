const SLICE_MS = 5

/** Maps items in order. Yields to the event loop every few milliseconds. */
export async function mapWithYields<T, R>(items: readonly T[], work: (item: T) => R | Promise<R>): Promise<R[]> {
  const results: R[] = []
  let end = performance.now() + SLICE_MS
  for (const item of items) {
    results.push(await work(item))
    if (performance.now() < end) continue
    await new Promise(resolve => setImmediate(resolve))
    end = performance.now() + SLICE_MS
  }
  return results
}
