/** 个人所得税: the rates of 综合所得 for residents. */
import type { ReferenceTable } from './reference-table'

export interface IncomeTaxTier {
  /** The upper end of the yearly taxable income. The last tier has no end. */
  upTo: number
  /** The rate in per cent. */
  rate: number
  /** 速算扣除数: subtracted from the product of the whole taxable income and the rate. */
  deduction: number
}

interface IncomeTaxRow {
  from: string
  /** 基本减除费用 of a year. */
  allowance: number
  tiers: IncomeTaxTier[]
}

export const INCOME_TAX_TABLE: ReferenceTable<IncomeTaxRow> = {
  source: '中华人民共和国个人所得税法（2018年修正）附个人所得税税率表一（综合所得适用）',
  checkedTo: '2026-08-06',
  rows: [
    {
      from: '2019-01-01',
      allowance: 60_000,
      tiers: [
        { upTo: 36_000, rate: 3, deduction: 0 },
        { upTo: 144_000, rate: 10, deduction: 2520 },
        { upTo: 300_000, rate: 20, deduction: 16_920 },
        { upTo: 420_000, rate: 25, deduction: 31_920 },
        { upTo: 660_000, rate: 30, deduction: 52_920 },
        { upTo: 960_000, rate: 35, deduction: 85_920 },
        { upTo: Infinity, rate: 45, deduction: 181_920 },
      ],
    },
  ],
}

/** The last day on which a yearly bonus may be taxed separately. */
export const BONUS_RULE_END = '2027-12-31'
/** The document that allows separate taxation, and the one that prolongs the rule. */
export const BONUS_DOCUMENTS = ['财税〔2018〕164号', '财政部 税务总局公告2023年第30号']

export const INCOME_TAX_RATES = INCOME_TAX_TABLE.rows[INCOME_TAX_TABLE.rows.length - 1]!
