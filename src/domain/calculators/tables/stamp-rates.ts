/** 印花税税目税率表, for documents since 2022-07-01. */
import type { ReferenceTable } from './reference-table'

export type StampKind =
  | 'sale'
  | 'loan'
  | 'financialLease'
  | 'work'
  | 'construction'
  | 'carriage'
  | 'technology'
  | 'lease'
  | 'custody'
  | 'storage'
  | 'insurance'
  | 'landGrant'
  | 'estate'
  | 'equity'
  | 'property'
  | 'books'
  | 'securities'

interface StampRate {
  kind: StampKind
  /** The rate in ten-thousandths. */
  rate: number
  /** The notice that halves the tax for all payers. */
  halvedBy?: string
}

export const STAMP_TABLE: ReferenceTable<StampRate> = {
  source: '中华人民共和国印花税法附印花税税目税率表；财政部 税务总局公告2023年第12号、第39号',
  checkedTo: '2026-09-27',
  rows: [
    { kind: 'sale', rate: 3 },
    { kind: 'loan', rate: 0.5 },
    { kind: 'financialLease', rate: 0.5 },
    { kind: 'work', rate: 3 },
    { kind: 'construction', rate: 3 },
    { kind: 'carriage', rate: 3 },
    { kind: 'technology', rate: 3 },
    { kind: 'lease', rate: 10 },
    { kind: 'custody', rate: 10 },
    { kind: 'storage', rate: 10 },
    { kind: 'insurance', rate: 10 },
    { kind: 'landGrant', rate: 5 },
    { kind: 'estate', rate: 5 },
    { kind: 'equity', rate: 5 },
    { kind: 'property', rate: 3 },
    { kind: 'books', rate: 2.5 },
    { kind: 'securities', rate: 10, halvedBy: '财政部 税务总局公告2023年第39号' },
  ],
}

/**
 * 财政部 税务总局公告2023年第12号: small payers owe half of the tax up to this day, but not for 证券交易.
 * Small payers are 增值税小规模纳税人, 小型微利企业 and 个体工商户.
 */
export const SMALL_PAYERS_RULE_END = '2027-12-31'
export const SMALL_PAYERS_DOCUMENT = '财政部 税务总局公告2023年第12号'
