/** Charges in tiers: each part of an amount has its own rate. Money is in yuan, exact to the cent. */

export interface Tier {
  /** The upper end of the tier in yuan. The last tier has no end. */
  upTo: number
  /** The percentage that is charged on the part within the tier. */
  share: number
  /** A fixed charge in place of a percentage. */
  fixed?: number
}

export interface TierCharge {
  from: number
  /** The end of the part: the end of the tier, or the amount if it is lower. */
  to: number
  share: number
  fixed?: number
  fee: number
}

/** Returns a percentage of a sum, in yuan and rounded to the cent. */
const shareOf = (yuan: number, share: number) => Math.round((Math.round(yuan * 100) * share) / 100) / 100

/**
 * Adds the base fee and the charges, divides the sum by `parts`, and rounds once.
 * The sum is counted in thousandths of a cent. These are whole numbers, because rates have at most one decimal.
 */
export const dividedFee = (charges: TierCharge[], base: number, parts: number) => {
  const thousandths = charges.reduce(
    (sum, { from, to, share, fixed }) =>
      sum +
      (fixed === undefined
        ? (Math.round(to * 100) - Math.round(from * 100)) * Math.round(share * 10)
        : Math.round(fixed * 100) * 1000),
    Math.round(base * 100) * 1000,
  )
  return Math.round(thousandths / (1000 * parts)) / 100
}

export const totalOf = (sums: number[]) => sums.reduce((sum, each) => sum + Math.round(each * 100), 0) / 100

export function chargeByTiers(amount: number, tiers: Tier[]): TierCharge[] {
  const parts: TierCharge[] = []
  let from = 0
  for (const { upTo, share, fixed } of tiers) {
    const to = Math.min(amount, upTo)
    if (to <= from && from > 0) break
    parts.push({ from, to, share, fixed, fee: fixed ?? shareOf(to - from, share) })
    from = to
    if (amount <= upTo) break
  }
  return parts
}
