/** How tests wait: for what they expect, and only where nothing can be seen to come, for a while. */

/** How much slower than a quiet machine this one was when the run began: `test/run.ts` measures it. */
const FACTOR = Math.max(1, Number(process.env.PATIENCE) || 1)

/** A limit of time, as long as the machine needs. */
export const patience = (ms: number) => ms * FACTOR

const PATIENCE = patience(15_000)
const PAUSE = 25

/**
 * Lets real time go by, where the time itself is under test, or that nothing happens in it, or a thumb's pace. The test
 * says which. What can be seen is waited for with `eventually`.
 */
export const letPass = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))

/** Repeats an expectation until it holds: a page draws some time after the tap. */
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

/** What is read, once it is the same as so many milliseconds before. */
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

/** Holds an answer back until the test lets it go. */
export function gate() {
  let open = () => {}
  const opened = new Promise<void>(resolve => (open = resolve))
  return { opened, open }
}
