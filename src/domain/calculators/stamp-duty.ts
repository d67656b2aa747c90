/** 印花税: 印花税法, articles 4, 5 and 8, and its table of rates. */
import { STAMP_TABLE, type StampKind } from './tables/stamp-rates'

export const STAMP_KINDS = STAMP_TABLE.rows.map(({ kind }) => kind)

const ratesOf = (kind: StampKind) => STAMP_TABLE.rows.find(row => row.kind === kind)!

/** 证券交易 is halved for all by another rule, and not once more for small payers. */
export const mayBeHalvedForSmall = (kind: StampKind) => kind !== 'securities'
export const halvedForAllBy = (kind: StampKind) => ratesOf(kind).halvedBy

/** 增值税 that a contract lists is not a part of the base. Books and securities have none. */
export const mayListVat = (kind: StampKind) => kind !== 'books' && kind !== 'securities'

export interface StampDuty {
  base: number
  /** In ten-thousandths. */
  rate: number
  whole: number
  sum: number
}

/** Returns `undefined` if the listed tax is more than the amount. */
export function stampDuty(kind: StampKind, amount: number, listedVat = 0, isSmallPayer = false): StampDuty | undefined {
  const base = Math.round(amount * 100) - (mayListVat(kind) ? Math.round(listedVat * 100) : 0)
  if (base < 0) return undefined
  const { rate } = ratesOf(kind)
  const isHalved = halvedForAllBy(kind) !== undefined || (isSmallPayer && mayBeHalvedForSmall(kind))
  const of = (parts: number) => Math.round((base * rate * 10) / (1e5 * parts)) / 100
  return { base: base / 100, rate, whole: of(1), sum: of(isHalved ? 2 : 1) }
}
