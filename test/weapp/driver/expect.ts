import { LIMITS } from './limits'
import { type MiniProgram } from './mini-program'

const PATIENCE = 15_000
const PAUSE = 25

/** Repeats an expectation until it holds: a page draws some time after the tap. */
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

/** Nothing went wrong so far: in the app's scripts, the view engine, the wx functions, the content policy. */
export async function expectHealthy(app: MiniProgram) {
  expect(await app.health()).toEqual({ errors: [], warnings: [], missing: [], violations: [] })
}

/** The visible page, and all setData so far, stay within WeChat's audit. */
export async function expectLight(app: MiniProgram) {
  const { largest, busiest } = await app.meter()
  const { nodes, depth, children } = await app.wxml()
  expect(largest).toBeLessThanOrEqual(LIMITS.bytesPerSetData)
  expect(busiest).toBeLessThanOrEqual(LIMITS.setDataPerSecond)
  expect(nodes).toBeLessThan(LIMITS.nodes)
  expect(depth).toBeLessThan(LIMITS.depth)
  expect(children).toBeLessThanOrEqual(LIMITS.children)
}
