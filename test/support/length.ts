/**
 * How long tests by property run: at full length where the engine or a rule has changed, or `npm test -- --long` asks for it, which
 * the run tells by `LONG=yes`; else a fifth of it, over the same dice.
 */
export const isLong = process.env.LONG === 'yes'
const SHORT = 1 / 5

/** Of the cases that a property is tried on at full length, those of this run. */
export const runs = (full: number) => (isLong ? full : Math.ceil(full * SHORT))

/** Declares the tests of a suite: at full length all of them, else every fifth of those that stand alone. */
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
