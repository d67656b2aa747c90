/** Court fees by articles 13 to 18 of 诉讼费用交纳办法 (国务院令第481号, in force since 2007-04-01). */
import { type TierCharge, chargeByTiers, dividedFee, type Tier } from './tiers'

export type CourtMatter =
  | 'property'
  | 'divorce'
  | 'personality'
  | 'otherPersonal'
  | 'intellectual'
  | 'labour'
  | 'trademark'
  | 'administrative'
  | 'jurisdiction'
  | 'execution'
  | 'preservation'
  | 'paymentOrder'
  | 'publicNotice'
  | 'arbitration'
  | 'bankruptcy'

/** The reason for halving the fee. Several reasons halve it only once. */
export type HalvingReason = 'none' | 'simplified' | 'settled' | 'joined'

interface Rule {
  article: 13 | 14
  /** The range of a base fee. It is due whatever the amount is, in addition to the tiers. */
  base?: [least: number, most: number]
  /** The range of the fee for a matter without an amount in dispute. */
  without?: [least: number, most: number]
  tiers?: Tier[]
  /** The number by which the sum of the tiers is divided: 2 for half the fee, 3 for a third. */
  parts?: number
  cap?: number
}

const WAN = 10_000
const tier = (upTo: number, share: number, fixed?: number): Tier => ({ upTo, share, fixed })

const PROPERTY = [
  tier(WAN, 0, 50),
  tier(10 * WAN, 2.5),
  tier(20 * WAN, 2),
  tier(50 * WAN, 1.5),
  tier(100 * WAN, 1),
  tier(200 * WAN, 0.9),
  tier(500 * WAN, 0.8),
  tier(1000 * WAN, 0.7),
  tier(2000 * WAN, 0.6),
  tier(Infinity, 0.5),
]

const EXECUTION = [
  tier(WAN, 0, 50),
  tier(50 * WAN, 1.5),
  tier(500 * WAN, 1),
  tier(1000 * WAN, 0.5),
  tier(Infinity, 0.1),
]

const RULES: Record<CourtMatter, Rule> = {
  property: { article: 13, tiers: PROPERTY },
  divorce: { article: 13, base: [50, 300], tiers: [tier(20 * WAN, 0), tier(Infinity, 0.5)] },
  personality: { article: 13, base: [100, 500], tiers: [tier(5 * WAN, 0), tier(10 * WAN, 1), tier(Infinity, 0.5)] },
  otherPersonal: { article: 13, base: [50, 100] },
  intellectual: { article: 13, without: [500, 1000], tiers: PROPERTY },
  labour: { article: 13, base: [10, 10] },
  trademark: { article: 13, base: [100, 100] },
  administrative: { article: 13, base: [50, 50] },
  jurisdiction: { article: 13, base: [50, 100] },
  execution: { article: 14, without: [50, 500], tiers: EXECUTION },
  preservation: {
    article: 14,
    without: [30, 30],
    tiers: [tier(1000, 0, 30), tier(10 * WAN, 1), tier(Infinity, 0.5)],
    cap: 5000,
  },
  paymentOrder: { article: 14, tiers: PROPERTY, parts: 3 },
  publicNotice: { article: 14, base: [100, 100] },
  arbitration: { article: 14, base: [400, 400] },
  bankruptcy: { article: 14, tiers: PROPERTY, parts: 2, cap: 30 * WAN },
}

export const COURT_MATTERS = Object.keys(RULES) as CourtMatter[]

/** Whether the fee can be halved. An objection to jurisdiction cannot be settled or joined with another matter. */
export const mayBeHalved = (matter: CourtMatter) => RULES[matter].article === 13 && matter !== 'jurisdiction'

/** Tells whether the fee of a matter needs the amount in dispute, may depend on it, or does not depend on it. */
export function amountRequirement(matter: CourtMatter): 'needed' | 'optional' | 'none' {
  const { tiers, base, without } = RULES[matter]
  if (!tiers) return 'none'
  return (base ?? without) ? 'optional' : 'needed'
}

const HALVED_BY = { simplified: 16, settled: 15, joined: 18 } as const

export interface CourtFee {
  least: number
  most: number
  base?: [least: number, most: number]
  charges: TierCharge[]
  /** The number by which the sum of the tiers is divided. Absent if it is not divided. */
  parts?: number
  halved: boolean
  /** The maximum fee, if it limits this fee. */
  capped?: number
  /** Whether the province sets the fee within its range. Only article 13 provides for this. */
  isSetByProvince: boolean
  /** The articles of 诉讼费用交纳办法 on which the fee is based. */
  articles: number[]
}

/** Returns `undefined` while a required amount is missing. */
export function courtFee(matter: CourtMatter, amount?: number, halving: HalvingReason = 'none'): CourtFee | undefined {
  const { article, tiers, without, parts, cap } = RULES[matter]
  if (amount === undefined && amountRequirement(matter) === 'needed') return undefined
  const base = RULES[matter].base ?? (amount === undefined ? without : undefined)
  const charges = tiers && amount !== undefined ? chargeByTiers(amount, tiers) : []
  const divided = dividedFee(charges, 0, parts ?? 1)
  const isCapped = cap !== undefined && divided > cap
  const by = mayBeHalved(matter) && halving !== 'none' ? HALVED_BY[halving] : undefined
  // The fee is rounded once, after the halving.
  const whole = (each = 0) => (isCapped ? cap : dividedFee(charges, each, (parts ?? 1) * (by ? 2 : 1)))
  return {
    least: whole(base?.[0]),
    most: whole(base?.[1]),
    base,
    charges,
    parts,
    halved: by !== undefined,
    capped: isCapped ? cap : undefined,
    isSetByProvince: article === 13 && base !== undefined && base[0] < base[1],
    articles: by ? [article, by] : [article],
  }
}
