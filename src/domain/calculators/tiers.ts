/** What is charged in tiers: of each part of an amount its own share. Money is in yuan, exact to the cent. */

export interface Tier {
  /** In yuan; the last tier has no end. */
  upTo: number
  /** Per cent of what lies in the tier. */
  share: number
  /** In place of a share. */
  fixed?: number
}

export interface TierCharge {
  from: number
  /** Where the part ends: at the tier's end, or at the amount. */
  to: number
  share: number
  fixed?: number
  fee: number
}

/** A share in per cent, of money, in whole cents. */
export const shareOf = (yuan: number, share: number) => Math.round((Math.round(yuan * 100) * share) / 100) / 100

export const totalOf = (sums: number[]) => sums.reduce((sum, each) => sum + Math.round(each * 100), 0) / 100

export function charge(amount: number, tiers: Tier[]): TierCharge[] {
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
