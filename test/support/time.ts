/** Waits in tests: for an expected state, or for a time if no state shows the end. */

/** The slowdown of this machine when the run began, measured by `test/run.ts`. */
const FACTOR = Math.max(1, Number(process.env.PATIENCE) || 1)

/** Returns a timeout scaled to the speed of the machine. */
export const patience = (ms: number) => ms * FACTOR

const PATIENCE = patience(15_000)
const PAUSE = 25

/**
 * Waits for real time. Allowed only if time itself is tested, if nothing must happen, or for the pace of a
 * thumb. The test says which of these applies. Visible states are awaited with `eventually`.
 */
export const letPass = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))

/** Repeats an expectation until it holds, because a page renders some time after the tap. */
export async function eventually<T>(expectation: () => T | Promise<T>, limit = PATIENCE): Promise<T> {
  const start = Date.now()
  for (;;) {
    try {
      return await expectation()
    } catch (error) {
      if (Date.now() - start > limit) throw error
      await letPass(PAUSE)
    }
  }
}

/** Returns a value once it has not changed for `gap` milliseconds. */
export async function steady<T>(read: () => Promise<T>, gap = 300): Promise<T> {
  let last = await read()
  await eventually(async () => {
    const before = last
    await letPass(gap)
    last = await read()
    expect(last).toEqual(before)
  })
  return last
}

/** Holds a reply back until the test opens the gate. */
export function gate() {
  let open = () => {}
  const opened = new Promise<void>(resolve => (open = resolve))
  return { opened, open }
}
