/**
 * How long tests by property run: at full length where the engine or a rule has changed, or `npm test -- --long` asks for it, which
 * the run tells by `LONG=yes`; else a fifth of it, over the same dice.
 */
const isLong = process.env.LONG === 'yes'
const SHORT = 1 / 5

/** Of the cases that a property is tried on at full length, those of this run. */
export const runs = (full: number) => (isLong ? full : Math.ceil(full * SHORT))
