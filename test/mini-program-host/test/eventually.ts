const PATIENCE = 15_000
const PAUSE = 25

/** Repeats an expectation until it holds, because a page draws some time after the tap. */
export async function eventually(expectation: () => Promise<void>): Promise<void> {
  const start = Date.now()
  for (;;) {
    try {
      return await expectation()
    } catch (error) {
      if (Date.now() - start > PATIENCE) throw error
      await new Promise(resolve => setTimeout(resolve, PAUSE))
    }
  }
}
