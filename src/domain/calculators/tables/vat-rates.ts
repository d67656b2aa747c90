/** 增值税: rates and 征收率 with the days on which they came into force. */
import type { ReferenceTable } from './reference-table'

export type VatKind = 'goods' | 'necessities' | 'transport' | 'services' | 'simple' | 'small'

export interface VatRate {
  kind: VatKind
  from: string
  /** The last day, if a notice sets one. */
  to?: string
  /** The rate in per cent. */
  rate: number
  document: string
  /** The article that sets the rate. Present only for 增值税暂行条例. */
  article?: number
}

const row = (kind: VatKind, from: string, rate: number, document: string, to?: string): VatRate => ({
  ...{ kind, from, rate, document },
  ...(to ? { to } : {}),
})

/** Returns a rate that 增值税暂行条例 itself sets. */
const ofRegulations = (kind: VatKind, rate: number, article: number): VatRate => ({
  ...row(kind, '2009-01-01', rate, '增值税暂行条例'),
  article,
})

export const VAT_TABLE: ReferenceTable<VatRate> = {
  source: '中华人民共和国增值税法；财政部、税务总局关于调整增值税税率的历次文件',
  checkedTo: '2026-09-30',
  rows: [
    ofRegulations('goods', 17, 2),
    row('goods', '2018-05-01', 16, '财税〔2018〕32号'),
    row('goods', '2019-04-01', 13, '财政部 税务总局 海关总署公告2019年第39号'),
    ofRegulations('necessities', 13, 2),
    row('necessities', '2017-07-01', 11, '财税〔2017〕37号'),
    row('necessities', '2018-05-01', 10, '财税〔2018〕32号'),
    row('necessities', '2019-04-01', 9, '财政部 税务总局 海关总署公告2019年第39号'),
    row('transport', '2016-05-01', 11, '财税〔2016〕36号'),
    row('transport', '2018-05-01', 10, '财税〔2018〕32号'),
    row('transport', '2019-04-01', 9, '财政部 税务总局 海关总署公告2019年第39号'),
    row('services', '2016-05-01', 6, '财税〔2016〕36号'),
    ofRegulations('simple', 3, 12),
    row('small', '2020-03-01', 1, '财政部 税务总局公告2020年第13号', '2022-03-31'),
    row('small', '2023-01-01', 1, '财政部 税务总局公告2023年第1号、第19号，2026年第10号', '2027-12-31'),
  ],
}

/** The first day of 增值税法. */
export const VAT_LAW_SINCE = '2026-01-01'

/** The period in which sales of small taxpayers, otherwise taxed at 3 %, were exempt. */
export const VAT_EXEMPTION = {
  from: '2022-04-01',
  to: '2022-12-31',
  document: '财政部 税务总局公告2022年第15号',
} as const
