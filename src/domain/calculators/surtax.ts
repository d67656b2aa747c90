/** 附加税费: 城市维护建设税法, articles 2 and 4, with 教育费附加 and 地方教育附加. */
import { SURTAX_RATES, type TaxPlace } from './tables/surtax-rates'
import { totalOf } from './tiers'

type SurtaxKind = 'construction' | 'education' | 'localEducation'

export const TAX_PLACES: TaxPlace[] = ['city', 'town', 'elsewhere']

interface SurtaxPart {
  kind: SurtaxKind
  /** The rate in per cent, before it is halved for small payers. */
  rate: number
  sum: number
}

/** Returns the surtaxes on paid 增值税 and 消费税. Small payers owe half (财政部 税务总局公告2023年第12号). */
export function surtax(taxPaid: number, place: TaxPlace, isSmallPayer: boolean): { parts: SurtaxPart[]; sum: number } {
  const rates: Array<[SurtaxKind, number]> = [
    ['construction', SURTAX_RATES.construction[place]],
    ['education', SURTAX_RATES.education],
    ['localEducation', SURTAX_RATES.localEducation],
  ]
  const parts = rates.map(([kind, rate]) => ({
    ...{ kind, rate },
    sum: Math.round((Math.round(taxPaid * 100) * rate) / (isSmallPayer ? 200 : 100)) / 100,
  }))
  return { parts, sum: totalOf(parts.map(({ sum }) => sum)) }
}
