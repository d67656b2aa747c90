/** Two versions to compare, by their places in a list from old to new: the older one always before the newer. */
export interface Pair {
  before: number
  after: number
}

/** What the newest has of the one before it. */
export const newest = (count: number): Pair => ({ before: count - 2, after: count - 1 })

/** The other one gives way. */
export const pick = (pair: Pair, side: keyof Pair, version: number): Pair =>
  side === 'before'
    ? { before: version, after: Math.max(pair.after, version + 1) }
    : { before: Math.min(pair.before, version - 1), after: version }
