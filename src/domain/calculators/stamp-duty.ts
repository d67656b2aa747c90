/** 印花税: 印花税法, articles 4, 5 and 8, and its table of rates. */
import { STAMP_TABLE, type StampKind } from './tables/stamp-rates'

export const STAMP_KINDS = STAMP_TABLE.rows.map(({ kind }) => kind)

const ratesOf = (kind: StampKind) => STAMP_TABLE.rows.find(row => row.kind === kind)!

/** Whether small payers owe half. Another rule already halves 证券交易 for all payers. */
export const mayBeHalvedForSmallPayers = (kind: StampKind) => kind !== 'securities'
export const halvingDocumentOf = (kind: StampKind) => ratesOf(kind).halvedBy

/**
 * Whether the document may state 增值税 separately. The tax is then not part of the base. Books and securities cannot
 * state it.
 */
export const mayListVat = (kind: StampKind) => kind !== 'books' && kind !== 'securities'

export interface StampDuty {
  base: number
  /** The rate in ten-thousandths of the base. */
  rate: number
  whole: number
  sum: number
}

/** Returns `undefined` if the listed tax is more than the amount. */
export function stampDuty(kind: StampKind, amount: number, listedVat = 0, isSmallPayer = false): StampDuty | undefined {
  const base = Math.round(amount * 100) - (mayListVat(kind) ? Math.round(listedVat * 100) : 0)
  if (base < 0) return undefined
  const { rate } = ratesOf(kind)
  const isHalved = halvingDocumentOf(kind) !== undefined || (isSmallPayer && mayBeHalvedForSmallPayers(kind))
  const of = (parts: number) => Math.round((base * rate * 10) / (1e5 * parts)) / 100
  return { base: base / 100, rate, whole: of(1), sum: of(isHalved ? 2 : 1) }
}
