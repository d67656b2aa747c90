/** Codes of case fields on the wire, and the bands of amounts and fees. */
export { TRIAL_ROUNDS } from '@domain/format/trial-rounds'
export { CASE_FEATURES as FEATURES, PUBLISH_TYPES } from '@domain/libraries/case'

/**
 * The search weight of a case by its `publishType`. Among equally relevant cases, those with a greater weight come
 * first. Typical cases (3) do not bind courts, so they weigh as little as ordinary cases (0).
 */
export const WEIGHT_BY_PUBLISH_TYPE = { 0: 0, 1: 1, 2: 2, 3: 0, 4: 1 } as const
export const COURT_LEVEL_BY_CODE: Record<string, string> = { 1: '高级', 2: '中级', 3: '基层' }
export const EXCELLENT_CASE_THEMES = ['民事', '商事', '刑事', '知识产权', '行政与国家赔偿', '其他']

interface Band {
  code: string
  name: string
  /** The upper bound of the band in yuan, which itself belongs to the next band. */
  below: number
}

const MILLION = 1_000_000
const AMOUNT_BANDS: Band[] = [
  { code: '1', name: '1000万元以下', below: 10 * MILLION },
  { code: '2', name: '1000万元至2000万元', below: 20 * MILLION },
  { code: '3', name: '2000万元至5000万元', below: 50 * MILLION },
  // A sum of exactly 100 million yuan belongs to this band, unlike other bounds.
  { code: '4', name: '5000万元至1亿元', below: 100 * MILLION + 1 },
  { code: '5', name: '1亿元以上', below: Infinity },
]
const FEE_BANDS: Band[] = [
  { code: '1', name: '1000元以下', below: 1_000 },
  { code: '2', name: '1000元至1万元', below: 10_000 },
  { code: '3', name: '1万元至10万元', below: 100_000 },
  { code: '4', name: '10万元至50万元', below: 500_000 },
  { code: '5', name: '50万元以上', below: Infinity },
]

const bandIn = (bands: Band[]) => (value: number) => bands.find(({ below }) => value < below)!.name
export const amountBandOf = bandIn(AMOUNT_BANDS)
export const feeBandOf = bandIn(FEE_BANDS)

const codes = (bands: Band[]) => Object.fromEntries(bands.map(({ code, name }) => [code, name]))
export const AMOUNT_BAND_CODES = codes(AMOUNT_BANDS)
export const FEE_BAND_CODES = codes(FEE_BANDS)

const KINDS = [
  '死刑',
  '无期徒刑',
  '有期徒刑',
  '拘役',
  '管制',
  '罚金',
  '没收财产',
  '剥夺政治权利',
  '驱逐出境',
  '免予刑事处罚',
  '缓刑',
]
/** Returns the path of a penalty in the tree of penalties. For 有期徒刑三年 it is 有期徒刑/有期徒刑三年. */
export function penaltyPath(penalty: string): string {
  const kind = KINDS.find(name => penalty.includes(name)) ?? '其他'
  return kind === penalty ? kind : `${kind}/${penalty}`
}
