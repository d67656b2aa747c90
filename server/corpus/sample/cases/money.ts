import type { Random } from '../random'

const MILLION = 1_000_000
/** Amounts by the five bands of the amount filter: lower and upper bound in yuan, and weight. */
const BANDS = [
  [30_000, 10 * MILLION, 80],
  [10 * MILLION, 20 * MILLION, 8],
  [20 * MILLION, 50 * MILLION, 6],
  [50 * MILLION, 100 * MILLION, 4],
  [100 * MILLION, 400 * MILLION, 2],
] as const

export function randomAmount(random: Random): number {
  const [from, to] = random.weighted(BANDS.map(([low, high, weight]) => [[low, high] as const, weight] as const))
  const amount = from + random.next() ** 2.5 * (to - from)
  return random.chance(0.6) ? Math.max(from, Math.floor(amount / 1_000) * 1_000) : Math.floor(amount)
}

/** The steps of the court fee in property cases. The part of the amount within a step has the rate of this step. */
const STEPS = [
  [10_000, 0],
  [100_000, 0.025],
  [200_000, 0.02],
  [500_000, 0.015],
  [MILLION, 0.01],
  [2 * MILLION, 0.009],
  [5 * MILLION, 0.008],
  [10 * MILLION, 0.007],
  [20 * MILLION, 0.006],
  [Infinity, 0.005],
] as const

export function courtFeeOf(amount: number): number {
  let fee = 50
  let below = 0
  for (const [upTo, share] of STEPS) {
    if (amount <= below) break
    fee += (Math.min(amount, upTo) - below) * share
    below = upTo
  }
  return Math.round(fee)
}
