const PATIENCE = 15_000
const PAUSE = 25

/** Repeats an expectation until it holds: a page draws some time after the tap. */
export async function eventually(expectation: () => unknown): Promise<void> {
  const start = Date.now()
  for (;;) {
    try {
      await expectation()
      return
    } catch (error) {
      if (Date.now() - start > PATIENCE) throw error
      await new Promise(resolve => setTimeout(resolve, PAUSE))
    }
  }
}
