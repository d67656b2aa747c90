/** The order of heavy work on the processor. */
import { runInSlices, type SlicedWork } from '../../../server/engine/sqlite/slices'

/** Takes this long, by the clock. */
function* lasting(ms: number, onStep: () => void = () => undefined): SlicedWork<number> {
  let left = ms
  while (left > 0) {
    const end = performance.now() + 1
    while (performance.now() < end);
    left--
    onStep()
    yield
  }
  return ms
}

describe('work in slices', () => {
  it('lets a light query pass heavy ones within a few slices', async () => {
    let done = 0
    let steps = 0
    const heavy = Array.from({ length: 6 }, () => runInSlices(lasting(200, () => void steps++)).then(() => done++))
    while (steps < 6 * 60) await new Promise(resolve => setImmediate(resolve))
    const before = steps
    expect(await runInSlices(lasting(12))).toBe(12)
    expect(steps - before).toBeLessThan(40)
    expect(done).toBe(0)
    await Promise.all(heavy)
  })

  it('does not starve a heavy query while light ones keep coming', async () => {
    let ended = false
    const heavy = runInSlices(lasting(30)).then(() => (ended = true))
    let light = 0
    const keepAsking = async () => {
      while (!ended) {
        await runInSlices(lasting(8))
        light++
      }
    }
    await Promise.all([heavy, keepAsking(), keepAsking(), keepAsking()])
    expect(light).toBeGreaterThan(3)
  })

  it('passes its turn on when one fails or is stopped', async () => {
    const stopped = new AbortController()
    const failing = runInSlices(
      (function* () {
        yield* lasting(12)
        throw new Error('half way')
      })(),
    )
    const left = runInSlices(lasting(100), stopped.signal)
    const other = runInSlices(lasting(20))
    stopped.abort(new Error('nobody waits'))
    const ends = await Promise.allSettled([failing, left, other])
    expect(ends).toEqual([
      { status: 'rejected', reason: new Error('half way') },
      { status: 'rejected', reason: new Error('nobody waits') },
      { status: 'fulfilled', value: 20 },
    ])
  })
})
