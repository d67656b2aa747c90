/**
 * The length of property tests. They run in full if the engine or a rule has changed, or for `npm test --
 * --long` (the runner passes it on as `LONG=yes`). Otherwise they run a fifth of the same random cases.
 */
export const isLong = process.env.LONG === 'yes'
const SHORT = 1 / 5

/** Returns the number of random cases of a property in this run. */
export const runs = (full: number) => (isLong ? full : Math.ceil(full * SHORT))

/** Declares a suite of independent tests. It runs all of them at full length, otherwise every fifth. */
export function sampled(suite: () => void) {
  if (isLong) return suite()
  const every = global.test
  let count = 0
  const chosen = (...test: Parameters<typeof every>) => void (count++ % (1 / SHORT) === 0 && every(...test))
  global.test = Object.assign(chosen, every)
  try {
    suite()
  } finally {
    global.test = every
  }
}
